import { aPaymentId } from './a-payment.js';
import type { Dispute } from '../payments/dispute.js';
import type { Telling } from '../payments/payment-news.js';
import type { PaymentFact, RefundState } from '../payments/payment-try.js';

/** What the fee of 500 rupees is in the provider's units. */
export const THE_FEE = { amount: 50_000, currency: 'INR' };

/** News of a try that was captured, of the right amount. */
export const aFact = (parts: Partial<PaymentFact> = {}): PaymentFact => ({
  paymentId: aPaymentId(),
  state: 'captured',
  paid: THE_FEE,
  refund: null,
  ...parts,
});

/** News of a refund of a try. */
export const aRefundFact = (
  paymentId: string,
  state: RefundState,
  refund: { readonly id?: string; readonly amount?: number } = {},
): PaymentFact =>
  aFact({ paymentId, refund: { id: 'rfnd_1', amount: THE_FEE.amount, ...refund, state } });

/** A dispute of the whole fee, which the bank wants an answer to within a day. */
export const aDispute = (parts: Partial<Dispute> = {}): Dispute => ({
  id: 'disp_1',
  amount: THE_FEE.amount,
  deducted: 0,
  reason: 'goods_or_services_not_received',
  phase: 'chargeback',
  state: 'open',
  respondBy: 1_767_000_000,
  openedAt: 1_766_900_000,
  asOf: 1_766_900_000,
  ...parts,
});

/** News of a dispute of a try. */
export const aDisputeFact = (paymentId: string, parts: Partial<Dispute> = {}): PaymentFact =>
  aFact({ paymentId, dispute: aDispute(parts) });

/** A fact about an order, as a webhook tells it. */
export const byWebhook = (orderId: string, fact: PaymentFact): Telling => ({
  orderId,
  fact,
  source: 'webhook',
});
