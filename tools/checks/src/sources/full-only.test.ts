import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { pathOf, textOf } from '../deployment/manifests.js';

const listed = JSON.parse(textOf('tools/scripts/lib/full-only.json')) as string[];

it('The files that are left to a full run are there, are tests, and are listed once', () => {
  expect(listed.filter((path) => !existsSync(pathOf(path)))).toEqual([]);
  expect(listed.filter((path) => !/\.(test|spec)\.ts$/.test(path))).toEqual([]);
  expect(listed).toEqual([...new Set(listed)].sort());
});
