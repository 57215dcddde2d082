import { expect, it } from '@jest/globals';
import { mayTest, verdictOf } from './profile-rules.js';
import { tabStore } from '../../lib/storage.js';
import { createResendWait } from './resend-wait.js';

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
])('A test may be begun with %i attempts left: %s', (left, may) => expect(mayTest(left)).toBe(may));

it('The wait for another code starts with the first visit, and not again with a reload', () => {
  const { ensure } = createResendWait('wait');
  ensure();
  expect(Number(tabStore.get('wait'))).toBeGreaterThan(Date.now());
  tabStore.set('wait', '1');
  ensure();
  expect(tabStore.get('wait')).toBe('1');
});
