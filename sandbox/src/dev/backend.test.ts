import { join } from 'node:path';
import { Backend } from './backend.js';
import { type HeldPort, holdPortFrom } from '../start/ports.js';
import { watchSources } from './compiler.js';

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

async function compilerThatSays(...lines: string[]) {
  const said: string[] = [];
  let compiled = 0;
  let heard = (): void => undefined;
  const END = 'the last line';
  const hasSaidAll = new Promise<void>((resolve) => (heard = resolve));
  const script = `process.stdout.write(${JSON.stringify([...lines, END, ''].join('\n'))}); setInterval(() => {}, 1000);`;
  const compiler = watchSources({
    command: ['-e', script],
    env: { PATH: process.env.PATH },
    say: (line) => (line === END ? heard() : said.push(line)),
    onCompiled: () => compiled++,
  });
  await hasSaidAll;
  await compiler.stop();
  return { said, compiled };
}

const CHANGED = '[10:00:00] File change detected. Starting incremental compilation...';
const CLEAN = '[10:00:01] Found 0 errors. Watching for file changes.';

describe('The compiler of the development server', () => {
  test('tells of a change that was compiled to code', async () => {
    const written = ['TSFILE: /portal/a.js', 'TSFILE: /portal/a.d.ts'];
    expect(await compilerThatSays(CHANGED, '', ...written, CLEAN)).toEqual({
      said: [],
      compiled: 1,
    });
  });

  test('does not tell of a look that wrote no code, as at its start', async () => {
    expect(await compilerThatSays(CLEAN, CHANGED, 'TSFILE: /portal/.tsbuildinfo', CLEAN)).toEqual({
      said: [],
      compiled: 0,
    });
  });

  test('shows errors, and tells of the change when they are mended', async () => {
    const error = "a.ts(1,1): error TS2304: Cannot find name 'x'.";
    const found = '[10:00:01] Found 1 error. Watching for file changes.';
    const written = 'TSFILE: /portal/a.js';
    expect(await compilerThatSays(written, error, found)).toEqual({
      said: [error, found],
      compiled: 0,
    });
    expect(await compilerThatSays(written, error, found, CHANGED, CLEAN)).toMatchObject({
      compiled: 1,
    });
  });
});
