import { expect, it } from '@jest/globals';
import { mayTest, verdictOf } from './profile-rules.js';

it.each([
  ['passed', { passed: true, isVoid: false }],
  ['failed', { passed: false, isVoid: false }],
  ['void', { passed: false, isVoid: true }],
] as const)('What the test history says of a test is "%s" for %j', (verdict, parts) => {
  expect(verdictOf(parts)).toBe(verdict);
});

it.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
])('A test may be begun with %i attempts left: %s', (left, may) => {
  expect(mayTest(left)).toBe(may);
});
