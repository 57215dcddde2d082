import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { makeQuickFolder } from '@portal/sandbox/postgres/testing/quick-folder.js';
import { processesWith } from './testing/product.js';
import { until } from './testing/until.js';

const ROOT = join(import.meta.dirname, '../..');

const dataDir = makeQuickFolder('portal npm start');
let started: ChildProcess;
let output = '';

function start(): Promise<string> {
  const { NODE_OPTIONS: _, PORT: __, ...inherited } = process.env;
  started = spawn(process.execPath, [join(ROOT, 'tools/scripts/start.mjs')], {
    env: { ...inherited, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [started.stdout, started.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return until(() => {
    if (started.exitCode !== null) throw new Error(output);
    return Promise.resolve(/Site\s+(http:\S+)[^]*Ctrl-C/.exec(output)?.[1]);
  });
}

afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What a start keeps, and what it does when a part dies, is shown beside `start` itself. */
it('npm start serves the site, tells the addresses and the first admin’s password, and ends all that it started', async () => {
  const site = await start();
  expect((await fetch(site)).status).toBe(200);
  expect(output).toMatch(/Console\s+http\S+\/admin-signin/);
  expect(output).toMatch(/Inbox\s+http/);
  const [, password] = /password (\S+)/.exec(output) ?? [];
  const answer = await fetch(`${site}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  expect(answer.status).toBe(200);
  const gone = once(started, 'exit');
  started.kill('SIGINT');
  await gone;
  await until(async () => (await processesWith(dataDir)).length === 0);
});
