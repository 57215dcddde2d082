import { expect, it } from '@jest/globals';
import { rowsBehind } from '../components/list-at.js';
import { BEHIND, monthInWords, newestMonths, sumsOf, type Day } from './days-close.js';

const part = (amount: number) => ({ count: 1, amount });

const aDay = (amount: number): Day => ({
  day: '2026-11-01',
  paid: part(amount),
  waiting: part(1),
  refunded: part(2),
  settled: { ...part(3), fee: 4, tax: 5, kept: 6 },
  settlements: [],
  differences: 0,
});

it('the days of a month are summed up, the fee with the tax that is in it', () => {
  expect(sumsOf([aDay(100), aDay(50)])).toEqual({
    ...{ paid: 150, waiting: 2, refunded: 4, fee: 8, kept: 12, settled: 6 },
  });
});

it('no day comes to nothing', () => {
  expect(Object.values(sumsOf([]))).toEqual([0, 0, 0, 0, 0, 0]);
});

it.each([
  ['2026-11-30T18:29:59Z', ['2026-11', '2026-10', '2026-09']],
  ['2026-12-31T18:30:00Z', ['2027-01', '2026-12', '2026-11']],
])('at %s the newest months in India are %j', (now, months) => {
  expect(newestMonths(new Date(now), 3)).toEqual(months);
});

it('a month has its name', () => {
  expect(monthInWords('2026-11')).toBe('November 2026');
});

it('a figure of a day leads to the rows of that day of India which it counts', () => {
  const address = rowsBehind(BEHIND.waiting, '2026-11-30', true);
  const [path, query] = address.split('?');
  expect(path).toBe('/admin/payments');
  expect(JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual({
    unsettled: 'true',
    paidSince: '2026-11-30T00:00:00+05:30',
    paidBefore: '2026-12-01T00:00:00+05:30',
  });
});
