import { describe, expect, it, test } from '@jest/globals';
import { asAgo, asExactTime, asMinutes, asMoment, asPaise, asRupees } from './format.js';
import { isFinal } from './refusal.js';
import { rowsBehind } from './list-at.js';
import { MOST_BULK_ROWS } from '@portal/domain/bulk/bulk-action.js';
import { countedRows, selectionError } from './bulk/bulk-words.js';

test.each([
  [0, '0m 0s'],
  [725, '12m 5s'],
])('%d seconds are %s', (seconds, text) => expect(asMinutes(seconds)).toBe(text));

test('amounts are in rupees, with paise only where there are some', () => {
  expect([500, 100_000].map(asRupees)).toEqual(['₹500', '₹1,00,000']);
  expect(asPaise(49_950)).toBe('₹499.50');
});

test.each([null, undefined, '', 'no date'])('a missing time (%p) is empty', (at) =>
  expect(asMoment(at)).toBe(''),
);

test('a time is the company’s, to the minute or the second', () => {
  expect(asMoment('2026-11-20T18:42:00Z')).toMatch(/^21 Nov 2026, 12:12.am IST$/);
  expect(asExactTime('2026-11-20T18:42:07Z')).toMatch(/^21 Nov 2026, 12:12:07.am IST$/);
  expect(asExactTime(null)).toBe('–');
});

test.each([
  ['2026-11-23T12:00:00Z', 'now'],
  ['2026-11-23T09:00:00Z', '3 hours ago'],
  ['2026-11-22T11:00:00Z', 'yesterday'],
  ['2026-11-25T12:00:00Z', 'in 2 days'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
  [null, ''],
])('The moment %s is shown as "%s"', (at, words) =>
  expect(asAgo(at, Date.parse('2026-11-23T12:00:00Z'))).toBe(words),
);

it.each([
  [400, true],
  [403, true],
  [404, true],
  [409, false],
  [503, false],
])('A refusal with %d is final: %p', (status, final) => expect(isFinal({ status })).toBe(final));

const filterIn = (address: string): unknown =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '');

describe('The list behind a figure', () => {
  it('begins with the day of India', () => {
    const address = rowsBehind({ resource: 'results', filter: { domain: 'hr' } }, '2026-11-30');
    expect(address.split('?')[0]).toBe('/admin');
    expect(filterIn(address)).toEqual({ domain: 'hr', since: '2026-11-30T00:00:00+05:30' });
  });

  it('is of all days where the figure is', () => {
    const address = rowsBehind({ resource: 'emails', filter: { state: 'pending' } });
    expect(filterIn(address)).toEqual({ state: 'pending' });
  });
});

it('counts chosen rows in what they are', () => {
  expect(countedRows('retry-emails', 1)).toBe('1 mail');
  expect(countedRows('move-applications', 412)).toBe('412 applications');
});

it('takes as many rows as one call may have', () => {
  expect(selectionError(MOST_BULK_ROWS)).toBeNull();
  expect(selectionError(MOST_BULK_ROWS + 1)).toContain('At most 500 rows');
});
