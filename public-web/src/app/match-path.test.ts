import { describe, expect, it } from '@jest/globals';
import { matchPath } from './match-path.js';

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
