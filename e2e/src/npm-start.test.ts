import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeQuickFolder } from '@portal/sandbox/postgres/testing/quick-folder.js';
import { processesWith } from './testing/product.js';
import { until } from './testing/until.js';

const ROOT = join(import.meta.dirname, '../..');

const dataDir = makeQuickFolder('portal npm start');
const started: Running[] = [];

type Running = { readonly child: ChildProcess; readonly output: () => string };

afterAll(async () => {
  await Promise.all(started.map((running) => stop(running)));
  await rm(dataDir, { recursive: true, force: true });
});

function run(): Running {
  const { NODE_OPTIONS: _, PORT: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'tools/scripts/start.mjs')], {
    env: { ...inherited, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const running = { child, output: () => text };
  started.push(running);
  return running;
}

async function start(): Promise<Running & { readonly site: string }> {
  const running = run();
  const site = await until(() => {
    if (running.child.exitCode !== null) throw new Error(running.output());
    return Promise.resolve(/Site\s+(http:\S+)[^]*Ctrl-C/.exec(running.output())?.[1]);
  });
  return { ...running, site };
}

const isGone = ({ child }: Running): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function gone(running: Running): Promise<void> {
  if (!isGone(running)) await once(running.child, 'exit');
}

async function stop(running: Running, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (!isGone(running)) running.child.kill(signal);
  await gone(running);
}

const noneLeft = () => until(async () => (await processesWith(dataDir)).length === 0);

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** One start after the other on the same data, since each takes seconds; a test finds what the one before left. */
describe('npm start', () => {
  let running: Awaited<ReturnType<typeof start>>;
  const secrets = () => readFile(join(dataDir, 'secrets.json'), 'utf8');

  beforeAll(async () => {
    running = await start();
  });

  it('serves the site and tells the addresses and the first admin’s password', async () => {
    expect(await statusOf(running.site)).toBe(200);
    expect(running.output()).toMatch(/Console\s+http\S+\/admin-signin/);
    expect(running.output()).toMatch(/Inbox\s+http/);
    const [, password] = /password (\S+)/.exec(running.output()) ?? [];
    const answer = await fetch(`${running.site}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(answer.status).toBe(200);
  });

  it('ends all that it started, and keeps its data and secrets over a start', async () => {
    const before = await secrets();
    await stop(running);
    await noneLeft();
    running = await start();
    expect(await secrets()).toBe(before);
  });
});
