import { expect, test } from '@jest/globals';
import { asMinutes, asMoment, asRupees } from './format.js';

test.each([
  [0, '0m 0s'],
  [725, '12m 5s'],
  [1800, '30m 0s'],
])('%d seconds are %s', (seconds, text) => expect(asMinutes(seconds)).toBe(text));

test('amounts are in rupees, with paise only where there are some', () => {
  expect([500, 100_000, 499.5].map(asRupees)).toEqual(['₹500', '₹1,00,000', '₹499.50']);
});

test.each([null, undefined, '', 'no date'])('a missing time (%p) is empty', (at) =>
  expect(asMoment(at)).toBe(''),
);

test('a time tells day and hour', () => {
  expect(asMoment('2026-11-20T10:12:00')).toMatch(/^20 Nov 2026, 10:12.am$/);
});
