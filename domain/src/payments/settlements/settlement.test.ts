import { describe, expect, it } from '@jest/globals';
import { aSettledEntry, aSettlement } from '../../testing/a-settlement.js';
import { seededRandom } from '../../testing/seeded-random.js';
import { settlementDays } from './settlement-day.js';
import { isFeeTaken, summedUp } from './settlement.js';

it('A settlement that sent the sum of its entries misses nothing', () => {
  expect(summedUp(aSettlement(), [aSettledEntry()])).toMatchObject({
    credit: 48_820,
    debit: 0,
    fee: 1_180,
    tax: 180,
    entries: 1,
    missing: 0,
  });
});

it('A settlement that failed misses the whole sum of its entries', () => {
  const failed = aSettlement({ state: 'failed' });
  expect(summedUp(failed, [aSettledEntry()]).missing).toBe(48_820);
});

it('A settlement is the sum of its entries, for any entries', () => {
  const random = seededRandom(7);
  for (let turn = 0; turn < 200; turn += 1) {
    const entries = Array.from({ length: 1 + random.int(20) }, (_, at) =>
      aSettledEntry({ id: `e${at}`, credit: random.int(90_000), debit: random.int(90_000) }),
    );
    const sent = entries.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
    const short = random.int(100);
    const { missing, credit, debit } = summedUp(aSettlement({ amount: sent - short }), entries);
    expect([missing, credit - debit]).toEqual([short, sent]);
  }
});

it('the fee may be told with its tax, or without', () => {
  expect(isFeeTaken(aSettledEntry())).toBe(true);
  expect(isFeeTaken(aSettledEntry({ fee: 1_000 }))).toBe(true);
  expect(isFeeTaken(aSettledEntry({ credit: 48_000 }))).toBe(false);
});

describe('the days of a period', () => {
  it('are those of the clocks of India', () => {
    const from = new Date('2026-12-31T18:29:59Z');
    const to = new Date('2026-12-31T18:30:00Z');
    expect(settlementDays(from, to)).toEqual([
      { year: 2026, month: 12, day: 31 },
      { year: 2027, month: 1, day: 1 },
    ]);
  });

  it('are none if it ends before it begins', () => {
    expect(settlementDays(new Date(86_400_000 * 2), new Date(0))).toEqual([]);
  });
});
