import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Backend } from './backend.js';
import { type HeldPort, holdPortFrom } from '../start/ports.js';

const FAKE = join(import.meta.dirname, '..', 'start', 'testing', 'fake-product.mjs');

let held: HeldPort;
let backend: Backend;

async function run() {
  held = await holdPortFrom(4500);
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, PORT: String(held.port) };
  const said: string[] = [];
  backend = new Backend({ command: [FAKE], env, say: (line) => said.push(line) });
  await backend.ready();
  return { env, said };
}

async function pidOf(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${held.port}/`);
  return ((await response.json()) as { pid: number }).pid;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(async () => {
  await backend.stop();
  held.release();
});

describe('Backend', () => {
  test('is another process once it is ready after a change, and the earlier one is gone', async () => {
    await run();
    const before = await pidOf();
    backend.restart();
    await backend.ready();
    expect(await pidOf()).not.toBe(before);
    expect(isRunning(before)).toBe(false);
  });

  test('A development backend that does not start is not ready, and starts again at the next change', async () => {
    const { env, said } = await run();
    env.FAKE_FAILS = '1';
    backend.restart();
    await expect(backend.ready()).rejects.toThrow('The backend ended before it served.');
    expect(said).toEqual(['The backend did not start; save a change to try again.']);
    delete env.FAKE_FAILS;
    backend.restart();
    await backend.ready();
    expect(await pidOf()).toBeGreaterThan(0);
  });

  test('leaves no process when it is stopped, and starts none afterwards', async () => {
    await run();
    const pid = await pidOf();
    await backend.stop();
    backend.restart();
    expect(isRunning(pid)).toBe(false);
    await expect(pidOf()).rejects.toThrow();
  });
});
