import { secondsAfter } from '../../kernel/time.js';
import { aPayment, aPaymentAttempt } from '../../testing/a-payment.js';
import { aChargebackUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { A_DAY } from '../../testing/moments.js';
import type { PaymentAttempt, ProviderUpdate } from '../ledger/attempt.js';
import { feeStateOf, isPending, withClaim } from './payment-claim.js';
import { withProviderUpdate } from '../ledger/payment.js';
import { testRefusals } from '../../testing/test-refusals.js';
import * as refusals from '../errors.js';

const LATER = secondsAfter(A_DAY, 60);

const anAttempt = (parts: Partial<PaymentAttempt> = {}) =>
  aPaymentAttempt({ state: 'authorized', counts: false, ...parts });

describe('The proof of a payment', () => {
  it.each(['open', 'failed', 'authorized'] as const)('is kept for an order that is %s', (state) => {
    const payment = aPayment({ state });
    expect(withClaim(payment, 'pay_1', LATER)).toEqual({
      ...payment,
      claimedPaymentId: 'pay_1',
      claimedAt: LATER,
    });
  });

  it.each(['paid', 'refunded'] as const)('changes nothing of an order that is %s', (state) => {
    const payment = aPayment({ state });
    expect(withClaim(payment, 'pay_1', LATER)).toBe(payment);
  });

  const claimed = aPayment({ claimedPaymentId: 'pay_1', claimedAt: A_DAY, checkAt: A_DAY });

  it('is no news a second time while the order is watched', () =>
    expect(withClaim(claimed, 'pay_1', LATER)).toBe(claimed));

  it('is kept anew once the order is not watched any more, or it is of another payment', () => {
    expect(withClaim({ ...claimed, checkAt: null }, 'pay_1', LATER).claimedAt).toEqual(LATER);
    expect(withClaim(claimed, 'pay_2', LATER)).toMatchObject({
      claimedPaymentId: 'pay_2',
      claimedAt: LATER,
    });
  });
});

const watched = { checkAt: A_DAY };
const proved = { ...watched, claimedPaymentId: 'pay_1' };
const failed = anAttempt({ state: 'failed' });
const back = [{ id: 'rfnd_1', amount: 50_000, state: 'processed' as const }];
const withFee = anAttempt({ differs: true, amount: 51_180 });

it.each([
  ['no proof came, and nothing was heard', watched, false],
  ['a proof came of which the provider told nothing', proved, true],
  ['a proof came of a payment that failed', { ...proved, attempts: [failed] }, false],
  [
    'a proof came, and another payment failed',
    { ...proved, attempts: [{ ...failed, id: 'x' }] },
    true,
  ],
  ['the bank has set money aside', { ...watched, attempts: [anAttempt()] }, true],
  ['it is of another amount', { ...watched, attempts: [anAttempt({ differs: true })] }, false],
  ['a fee is on top', { ...watched, attempts: [withFee] }, true],
  ['it went back', { ...watched, attempts: [anAttempt({ refunds: back })] }, false],
  ['one of several is set aside', { ...watched, attempts: [failed, anAttempt()] }, true],
  [
    'nobody asks the provider any more',
    { ...proved, checkAt: null, attempts: [anAttempt()] },
    false,
  ],
  ['it was paid', { ...proved, state: 'paid' }, false],
] as const)('A payment is pending or is not, if %s', (_, parts, pending) =>
  expect(isPending(aPayment(parts))).toBe(pending),
);

describe('The fee of a student', () => {
  const after = (...updates: ProviderUpdate[]) =>
    updates.reduce((payment, update) => withProviderUpdate(payment, update, A_DAY), aPayment());
  const paid = anUpdate({ paymentId: 'pay_1' });
  const claimed = aPayment({ claimedPaymentId: 'pay_1', checkAt: A_DAY });
  const refunded = after(paid, aRefundUpdate('pay_1', 'processed'));

  it.each([
    ['unpaid', 'nothing was ordered', []],
    ['unpaid', 'an order waits', [aPayment()]],
    ['pending', 'a proof came of which the provider told nothing', [claimed]],
    ['paid', 'a payment was taken', [after(paid)]],
    ['paid', 'a part went back', [after(paid, aRefundUpdate('pay_1', 'processed', { amount: 1 }))]],
    ['paid', 'a bank disputes it', [after(paid, aChargebackUpdate('pay_1', { state: 'open' }))]],
    ['unpaid', 'it was refunded', [refunded]],
    [
      'unpaid',
      'a chargeback took it',
      [after(paid, aChargebackUpdate('pay_1', { state: 'lost' }))],
    ],
    ['pending', 'it was refunded, and paid again unheard of', [refunded, claimed]],
    ['paid', 'one of two was refunded', [refunded, after(paid)]],
  ] as const)('is %s if %s', (state, _, payments) => expect(feeStateOf(payments)).toBe(state));
});

testRefusals(
  refusals,
  `
GatewayFailed unavailable gateway_failed The payment provider did not answer as expected.
ProviderAway unavailable gateway_failed The payment provider did not answer as expected.
OrderNotMade unavailable gateway_failed Failed to create order
ProviderSilent unavailable provider_silent The payment provider did not answer. Please try again in a while.
AlreadyPaid conflict already_paid You have already paid the test fee.
FeeChanged conflict fee_changed The fee has changed, please read again
NoTestOffered conflict no_test_offered There are too few questions for a test in any domain just now. Please pay when a test is offered again.
WrongAmount invalid wrong_amount Failed to create order
PaymentNotVerified invalid payment_not_verified Payment verification failed
NothingToRefund conflict nothing_to_refund There is nothing of this payment to give back.
PaymentPending conflict payment_pending We are checking your payment with the payment provider. Please do not pay again.
CaptureRefused conflict capture_refused The payment provider refused the capture.
ReceiptNotFound not-found receipt_not_found There is no such receipt.
RefundRefused conflict refund_refused The payment provider refused the refund.
RefundWhileChargeback conflict chargeback_open
CreditNoteNotFound not-found credit_note_not_found
`,
);

it('asks to try again soon when the provider failed', () => {
  expect(new refusals.ProviderSilent().details.retryAfterSeconds).toBe(5);
  expect(new refusals.GatewayFailed().details.retryAfterSeconds).toBe(5);
});
