import { expect, test } from '@jest/globals';
import { withoutTrailingSlashes } from './paths.js';

test.each([
  ['/result/', '/result'],
  ['/result//', '/result'],
  ['/a//b', '/a//b'],
  ['//', ''],
  ['', ''],
  ['no slash', 'no slash'],
])('without the slashes at its end, %j is %j', (path, wanted) => {
  expect(withoutTrailingSlashes(path)).toBe(wanted);
});
