import { describe, expect, it } from '@jest/globals';
import { aChargeback } from '../../testing/an-update.js';
import type { ChargebackState } from './chargeback.js';
import { refundable, refundAgainst } from './refundable.js';

const AMOUNT = 50_000;

const chargedBack = (state: ChargebackState, amount: number, refunded = 0) => ({
  amount: AMOUNT,
  refunds: refunded > 0 ? [{ id: 'rfnd_1', amount: refunded, state: 'processed' as const }] : [],
  chargebacks: [aChargeback({ state, amount })],
});

/** How much may be given back, and what becomes of a refund of the whole that was booked before. */
const EXPECTED = [
  ['open', 0, 'wait'],
  ['action-required', 0, 'wait'],
  ['under-review', 0, 'wait'],
  ['lost', 0, 'drop'],
  ['won', AMOUNT, 'send'],
  ['closed', AMOUNT, 'send'],
] as const;

describe.each(EXPECTED)('while a chargeback of the whole fee is %s', (state, left, becomes) => {
  it(`${left} paise may be given back`, () => {
    expect(refundable(chargedBack(state, AMOUNT))).toBe(left);
  });

  it(`a refund that was booked before it: ${becomes}`, () => {
    expect(refundAgainst(AMOUNT, chargedBack(state, AMOUNT))).toBe(becomes);
  });
});

it('what a chargeback is not about may be given back', () => {
  expect(refundable(chargedBack('open', 20_000))).toBe(30_000);
  expect(refundAgainst(30_000, chargedBack('open', 20_000))).toBe('send');
});

it('after a refund beside a part that was disputed, the rest may be given back', () => {
  const won = chargedBack('won', 20_000, 30_000);
  expect(refundable(won)).toBe(20_000);
  expect(refundAgainst(20_000, won)).toBe('send');
  expect(refundAgainst(20_000, chargedBack('open', 20_000, 30_000))).toBe('wait');
  expect(refundAgainst(20_000, chargedBack('lost', 20_000, 30_000))).toBe('drop');
});

it('refunds and chargebacks never leave less than nothing', () => {
  expect(refundable(chargedBack('open', AMOUNT, 30_000))).toBe(0);
});

it('whatever comes first, never more than the fee goes back', () => {
  const states = EXPECTED.map(([state]) => state);
  for (const state of states) {
    for (let amount = 0; amount <= AMOUNT; amount += 5_000) {
      const before = chargedBack(state, amount);
      const refund = refundable(before);
      const after = refund > 0 ? chargedBack('lost', amount, refund) : chargedBack('lost', amount);
      const taken = state === 'won' || state === 'closed' ? 0 : amount;
      expect(refund + taken).toBeLessThanOrEqual(after.amount);
    }
  }
});
