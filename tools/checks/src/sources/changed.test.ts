import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pathOf } from '../deployment/manifests.js';

type Changed = {
  readonly BROWSER_TESTS: readonly (readonly [RegExp, readonly string[]])[];
  readonly browserTestsFor: (root: string, files: readonly string[]) => readonly string[];
};

const { BROWSER_TESTS, browserTestsFor } = (await import(
  pathOf('tools/scripts/lib/changed.mjs')
)) as Changed;

const browserTests = readdirSync(pathOf('e2e/src')).filter((name) =>
  /\.(spec|test)\.ts$/.test(name),
);

const FOLDERS = ['public-web/src/features', 'domain/src', 'backend/src'].flatMap((parent) =>
  readdirSync(pathOf(parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`),
);

describe('The browser tests that a change can touch', () => {
  it.each([...new Set(BROWSER_TESTS.flatMap(([, names]) => names))])(
    'The name "%s" begins that of a browser test',
    (name) => {
      expect(browserTests.filter((file) => file.startsWith(name))).not.toEqual([]);
    },
  );

  it.each(FOLDERS)('A change in %s touches some', (folder) => {
    expect(BROWSER_TESTS.filter(([area]) => area.test(`${folder}/some-file.ts`))).not.toEqual([]);
  });

  it.each([
    ['domain/src/exam/grade.ts', 'attempt-offline'],
    ['public-web/src/features/home/home-page.tsx', 'home-shell'],
    ['domain/src/consents/age-statement.ts', 'age-statement'],
    ['sandbox/src/inbox/testing/axe.ts', 'portal-accessible'],
  ])('A change of %s touches %s', (file, test) => {
    expect(browserTestsFor(pathOf('.'), [file])).toContain(`e2e/src/${test}.spec.ts`);
  });

  it('A change of a test of something else touches no other area', () => {
    const touched = browserTestsFor(pathOf('.'), ['domain/src/exam/grade.test.ts']);
    expect(touched).not.toContain('e2e/src/journey.spec.ts');
  });
});
