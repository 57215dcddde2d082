import { describe, expect, it } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { aFact, aRefundFact } from '../../testing/a-fact.js';
import { aPayment } from '../../testing/a-payment.js';
import { A_DAY } from '../../testing/moments.js';
import type { ProviderUpdate } from '../attempts/payment-attempt.js';
import { flagged, statusOf, withProviderUpdate, type Payment } from './payment.js';

const open = aPayment();
const after = (...facts: ProviderUpdate[]): Payment =>
  facts.reduce<Payment>((payment, fact) => withProviderUpdate(payment, fact, A_DAY), open);

const failed = aFact({ paymentId: 'pay_1', state: 'failed' });
const authorized = aFact({ paymentId: 'pay_1', state: 'authorized' });
const captured = aFact({ paymentId: 'pay_1' });
const signed = aFact({ paymentId: 'pay_1', paid: null });
const second = aFact({ paymentId: 'pay_2' });

describe('A payment', () => {
  it.each([
    ['failed', [failed]],
    ['authorized', [failed, authorized]],
    ['paid', [failed, authorized, captured]],
    ['paid', [captured, failed, authorized]],
    ['paid', [signed, failed]],
    ['paid', [captured, aRefundFact('pay_1', 'requested')]],
    ['paid', [captured, aRefundFact('pay_1', 'failed')]],
    ['paid', [captured, aRefundFact('pay_1', 'processed', { amount: 49_999 })]],
    ['refunded', [captured, aRefundFact('pay_1', 'processed')]],
    ['refunded', [aRefundFact('pay_1', 'processed'), captured, failed]],
    ['paid', [captured, second, aRefundFact('pay_1', 'processed')]],
  ] as const)('is %s after these news', (state, facts) => {
    expect(after(...facts).state).toBe(state);
  });

  it('keeps the try that paid it first, and when', () => {
    const paid = after(captured);
    expect(paid).toMatchObject({ paymentId: 'pay_1', paidAt: A_DAY });
    const later = withProviderUpdate(paid, second, secondsAfter(A_DAY, 60));
    expect(later).toMatchObject({ paymentId: 'pay_1', paidAt: A_DAY });
  });

  it('is paid by the try whose money is still there', () => {
    const paid = after(captured, second, aRefundFact('pay_1', 'processed'));
    expect(paid.paymentId).toBe('pay_2');
  });

  it.each([
    ['too little', { amount: 1, currency: 'INR' }],
    ['too much', { amount: 50_001, currency: 'INR' }],
    ['another currency', { amount: 50_000, currency: 'USD' }],
  ])('of %s is kept, flagged, and does not count', (_, paid) => {
    const payment = after(aFact({ paymentId: 'pay_1', paid }), captured);
    expect(payment.state).toBe('open');
    expect(payment.tries).toMatchObject([{ id: 'pay_1', state: 'captured', differs: true }]);
    expect(flagged([payment])).toMatchObject([{ flag: 'amount-differs' }]);
  });

  it('that is paid stays so, though another amount is told later', () => {
    const odd = aFact({ paymentId: 'pay_1', paid: { amount: 1, currency: 'INR' } });
    expect(after(captured, odd).state).toBe('paid');
    expect(flagged([after(captured, odd)])).toMatchObject([{ flag: 'amount-differs' }]);
  });
});

describe('Money that was taken twice', () => {
  it('for one order is flagged until one of the two is given back', () => {
    const twice = after(captured, second);
    expect(flagged([twice])).toMatchObject([{ flag: 'refund-due' }]);
    const settled = withProviderUpdate(twice, aRefundFact('pay_2', 'processed'), A_DAY);
    expect(flagged([settled])).toMatchObject([{ flag: null }]);
  });

  it('for two orders is flagged at the later one, until either is given back', () => {
    const first = after(captured);
    const later = withProviderUpdate(aPayment(), second, secondsAfter(A_DAY, 1));
    const flags = (...payments: Payment[]) => flagged(payments).map(({ flag }) => flag);
    expect(flags(later, first)).toEqual(['refund-due', null]);
    expect(
      flags(later, withProviderUpdate(first, aRefundFact('pay_1', 'processed'), A_DAY)),
    ).toEqual([null, null]);
  });
});

it('is told in the words of the specification', () => {
  const states = ['paid', 'failed', 'open', 'authorized', 'refunded'] as const;
  expect(states.map((state) => statusOf({ state }))).toEqual([
    'success',
    'failed',
    'pending',
    'pending',
    'refunded',
  ]);
});
