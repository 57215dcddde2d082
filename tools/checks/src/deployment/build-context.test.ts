import { describe, expect, it } from '@jest/globals';
import { ignoredBy } from './build-context.js';
import { textOf } from './manifests.js';

describe('.dockerignore', () => {
  const isIgnored = ignoredBy(textOf('.dockerignore'));

  it('leaves out builds, packages, secrets and tests, at any depth where it says so', () => {
    const left = ['.env', '.env.local', 'backend/dist', 'node_modules', 'a/b/node_modules', '.git'];
    expect(left.filter((path) => !isIgnored(path))).toEqual([]);
  });

  it('keeps the sources', () => {
    const sources = ['backend/src', 'backend/package.json', 'public-web/src/styles/palette.css'];
    const kept = [...sources, 'tsconfig.json', 'package-lock.json'];
    expect(kept.filter(isIgnored)).toEqual([]);
  });
});
