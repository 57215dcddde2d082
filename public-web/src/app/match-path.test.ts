import { describe, expect, it } from '@jest/globals';
import { matchPath } from './match-path.js';
import { offersToApply } from './route-table.js';

describe('a path against a pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/signup', '/signup', {}],
    ['/signup', '/signup/', {}],
    ['/result/:resultId', '/result/a%20b', { resultId: 'a b' }],
    ['/result/:resultId', '/result/%E0%A4%A', { resultId: '%E0%A4%A' }],
  ])('The path %s fits the pattern %s', (pattern, path, params) =>
    expect(matchPath(pattern, path)).toEqual(params),
  );

  it.each([
    ['/', '/signup'],
    ['/result/:resultId', '/result'],
    ['/result', '/result/1'],
    ['/signup', '/SIGNUP'],
  ])('%s does not fit %s', (pattern, path) => expect(matchPath(pattern, path)).toBeNull());
});

it.each([
  ...[['/', true] as const, ['/signin', true] as const, ['/testing', true] as const],
  ...[['/internship-application', false] as const, ['/test-terms', false] as const],
  ...[['/payment', false] as const, ['/test', false] as const, ['/quiz', false] as const],
  ['/result/0c9a', false],
])('The bar on %s offers to apply: %s', (path, offers) => expect(offersToApply(path)).toBe(offers));
