import { expect, it } from '@jest/globals';
import { mayTest, verdictOf } from './profile-rules.js';

const ROW = {
  ...{ _id: 'one', domain: 'hr', score: 4, totalQuestions: 6, percentage: 67 },
  testDate: '2026-05-04T10:00:00.000Z',
};

it.each([
  ['passed', { passed: true, isVoid: false }],
  ['failed', { passed: false, isVoid: false }],
  ['void', { passed: false, isVoid: true }],
] as const)('What the test history says of a test is "%s" for %j', (verdict, parts) => {
  expect(verdictOf({ ...ROW, ...parts })).toBe(verdict);
});

it.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
])('A test may be begun with %i attempts left: %s', (left, may) => {
  expect(mayTest(left)).toBe(may);
});
