import type { ProviderUpdate, RefundState } from '../payments/attempts/payment-attempt.js';
import type { SourcedUpdate } from '../payments/attempts/payment-history.js';
import { aPaymentId } from './a-payment.js';

/** What the fee of 500 rupees is in the provider's units. */
export const THE_FEE = { amount: 50_000, currency: 'INR' };

/** News of a try that was captured, of the right amount. */
export const aFact = (parts: Partial<ProviderUpdate> = {}): ProviderUpdate => ({
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
): ProviderUpdate =>
  aFact({ paymentId, refund: { id: 'rfnd_1', amount: THE_FEE.amount, ...refund, state } });

/** A fact about an order, as a webhook tells it. */
export const byWebhook = (orderId: string, fact: ProviderUpdate): SourcedUpdate => ({
  orderId,
  fact,
  source: 'webhook',
});
