import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { start } from './start.js';

jest.setTimeout(300_000);

const root = resolve(import.meta.dirname, '..', '..');
const PASSWORD = 'first-admin-password';
const folder = mkdtempSync(join(tmpdir(), 'portal import '));
const stop = new AbortController();

let site = '';
let ended: Promise<void>;
let authorization = '';

/** The built product, started as `npm start` does. */
beforeAll(async () => {
  await chmod(folder, 0o755);
  let shown = '';
  let isUp = (): void => undefined;
  const up = new Promise<void>((done) => (isUp = done));
  ended = start({
    root,
    entry: join(root, 'backend', 'dist', 'bundle', 'main.js'),
    env: { PATH: process.env.PATH, DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD },
    step: (_label, work) => work(),
    show: (text) => {
      shown += `${text}\n`;
      if (text.includes('Press Ctrl-C')) isUp();
    },
    secondsSoFar: () => '0.0',
    stop: stop.signal,
    hurry: new AbortController().signal,
  });
  await Promise.race([up, ended]);
  site = /Site\s+(\S+)/.exec(shown)?.[1] ?? '';
  const answer = await fetch(`${site}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  authorization = `Bearer ${token}`;
});

afterAll(async () => {
  stop.abort();
  await ended.catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

async function exported(format: string): Promise<string> {
  const url = `${site}/api/admin/question-bank/export?domain=hr&format=${format}`;
  const answer = await fetch(url, { headers: { authorization } });
  expect(answer.status).toBe(200);
  return answer.text();
}

async function imported(name: string, text: string) {
  const body = new FormData();
  body.append('dryRun', 'false');
  body.append('file', new Blob([text]), name);
  const url = `${site}/api/admin/question-bank/import`;
  const answer = await fetch(url, { method: 'POST', headers: { authorization }, body });
  return { status: answer.status, body: (await answer.json()) as { counts?: object } };
}

describe('the product under npm start', () => {
  test.each(['csv', 'gift', 'json'])(
    'takes its own export of questions as %s back in, changed and unchanged',
    async (format) => {
      const file = await exported(format);
      const same = await imported(`hr.${format}`, file);
      expect(same).toMatchObject({
        status: 200,
        body: { applied: false, counts: { new: 0, changed: 0, error: 0 } },
      });

      const other = file.replace(/\bpayroll\b/i, `payroll run (${format})`);
      expect(other).not.toBe(file);
      expect(await imported(`hr.${format}`, other)).toMatchObject({
        status: 200,
        body: { applied: true, counts: { new: 0, changed: 1, error: 0 } },
      });
    },
  );
});
