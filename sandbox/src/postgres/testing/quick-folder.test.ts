import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import { makeQuickFolder } from './quick-folder.js';

const base = mkdtempSync(join(tmpdir(), 'quick-'));

afterAll(() => rmSync(base, { recursive: true }));

test('A folder is made anew each time, and its name tells whose it is', () => {
  const [one, other] = [makeQuickFolder('portal-x', base), makeQuickFolder('portal-x', base)];
  expect(one).not.toBe(other);
  expect(basename(one)).toMatch(new RegExp(`^portal-x-${process.pid}-`));
  expect(readdirSync(one)).toEqual([]);
  // The first was this process's own, so the second left it there.
  expect(existsSync(one)).toBe(true);
});

test('What a process left that is gone is removed, and nothing else', () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const left = join(base, `portal-y-${gone}-abc`);
  const others = [`portal-y-${process.ppid}-abc`, `portal-z-${gone}-abc`, 'portal-y-mine'];
  for (const name of [basename(left), ...others])
    mkdirSync(join(base, name, 'cluster'), { recursive: true });
  makeQuickFolder('portal-y', base);
  expect(existsSync(left)).toBe(false);
  expect(readdirSync(base)).toEqual(expect.arrayContaining(others));
});
