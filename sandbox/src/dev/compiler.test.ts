import { describe, expect, test } from '@jest/globals';
import { watchSources } from './compiler.js';

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
