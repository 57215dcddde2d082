import { expect, test } from '@jest/globals';
import { asAgo, asExactTime, asMinutes, asMoment, asPaise, asRupees } from './format.js';

test.each([
  [0, '0m 0s'],
  [725, '12m 5s'],
  [1800, '30m 0s'],
])('%d seconds are %s', (seconds, text) => expect(asMinutes(seconds)).toBe(text));

test('amounts are in rupees, with paise only where there are some', () => {
  expect([500, 100_000].map(asRupees)).toEqual(['₹500', '₹1,00,000']);
  expect(asPaise(49_950)).toBe('₹499.50');
});

test.each([null, undefined, '', 'no date'])('a missing time (%p) is empty', (at) =>
  expect(asMoment(at)).toBe(''),
);

const ZONE = String.raw`(?:IST|UTC|GMT[+-]\d+(?::\d\d)?|[A-Z]{2,5})`;

test('a time tells day, hour and zone', () =>
  expect(asMoment('2026-11-20T10:12:00')).toMatch(new RegExp(`^20 Nov 2026, 10:12.am ${ZONE}$`)));

test('an exact time tells the second as well', () => {
  expect(asExactTime('2026-11-20T10:12:07')).toMatch(
    new RegExp(`^20 Nov 2026, 10:12:07.am ${ZONE}$`),
  );
  expect(asExactTime(null)).toBe('–');
});

test.each([
  ['2026-11-23T12:00:00Z', 'now'],
  ['2026-11-23T11:59:30Z', '30 seconds ago'],
  ['2026-11-23T09:00:00Z', '3 hours ago'],
  ['2026-11-22T11:00:00Z', 'yesterday'],
  ['2026-11-25T12:00:00Z', 'in 2 days'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
  [null, ''],
  ['no time', ''],
])('The moment %s is shown as "%s"', (at, words) =>
  expect(asAgo(at, Date.parse('2026-11-23T12:00:00Z'))).toBe(words),
);
