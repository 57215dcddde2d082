import { describe, expect, it } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { aPayment } from '../../testing/a-payment.js';
import { A_DAY } from '../../testing/moments.js';
import { nextCheck } from './next-check.js';

const HOUR = 60 * 60;
const FIVE_DAYS = 5 * 24 * HOUR;
const at = (seconds: number) => secondsAfter(A_DAY, seconds);

describe('The provider is asked again about an order of which nothing was heard', () => {
  it.each([
    [0, HOUR / 4],
    [1, HOUR / 2],
    [5, 8 * HOUR],
    [6, 12 * HOUR],
    [20, 12 * HOUR],
  ])('after it was asked %d times, in %d s', (checks, wait) => {
    expect(nextCheck(aPayment({ checks }), A_DAY)).toEqual(at(wait));
  });

  const quarterBefore = (end: number) => at(end - HOUR / 4);

  it('The provider is asked again about an order of which nothing was heard until five days after it was made', () => {
    expect(nextCheck(aPayment(), quarterBefore(FIVE_DAYS))).toEqual(at(FIVE_DAYS));
    expect(nextCheck(aPayment(), secondsAfter(quarterBefore(FIVE_DAYS), 0.001))).toBeNull();
  });

  it('The provider is asked again about an order of which nothing was heard until five days after it was last given to the student', () => {
    const payment = aPayment({ offeredAt: at(HOUR) });
    expect(nextCheck(payment, quarterBefore(FIVE_DAYS + HOUR))).toEqual(at(FIVE_DAYS + HOUR));
    expect(nextCheck(payment, quarterBefore(FIVE_DAYS + HOUR + 1))).toBeNull();
  });
});

describe('The provider is asked again about a payment that is pending', () => {
  const claimed = aPayment({
    claimedPaymentId: 'pay_1',
    claimedAt: at(HOUR),
    checkAt: A_DAY,
    checks: 6,
  });

  it.each([
    [0, 10],
    [10, 10],
    [100, 100],
    [HOUR / 4, HOUR / 4],
    [HOUR, HOUR / 4],
  ])('%d s after the proof came, in %d s', (age, wait) => {
    expect(nextCheck(claimed, at(HOUR + age))).toEqual(at(HOUR + age + wait));
  });

  it('The provider is asked again about a pending payment by the age of the order, if no proof came', () => {
    const held = { id: 'pay_1', state: 'authorized', amount: 50_000 } as const;
    const attempts = [
      {
        ...held,
        counts: false,
        differs: false,
        customerFee: 0,
        paysOrder: false,
        refunds: [],
        chargebacks: [],
      },
    ];
    const payment = aPayment({ state: 'authorized', attempts, checkAt: A_DAY });
    expect(nextCheck(payment, at(60))).toEqual(at(120));
  });

  it('The provider is asked again about a payment that is pending until five days after the proof came', () => {
    expect(nextCheck(claimed, at((HOUR / 4) * 3 + FIVE_DAYS))).toEqual(at(HOUR + FIVE_DAYS));
    expect(nextCheck(claimed, at((HOUR / 4) * 3 + FIVE_DAYS + 1))).toBeNull();
  });
});
