import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import { makeQuickFolder } from './quick-folder.js';

const base = mkdtempSync(join(tmpdir(), 'quick-'));

afterAll(() => rmSync(base, { recursive: true }));

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
