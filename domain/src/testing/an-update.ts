import type { ProviderUpdate, RefundState } from '../payments/ledger/attempt.js';
import type { SourcedUpdate } from '../payments/ledger/history.js';
import type { Chargeback } from '../payments/ledger/chargeback.js';
import { aPaymentId } from './a-payment.js';

/** What the fee of 500 rupees is in the provider's units. */
export const THE_FEE = { amount: 50_000, currency: 'INR' };

export const anUpdate = (parts: Partial<ProviderUpdate> = {}): ProviderUpdate => ({
  paymentId: aPaymentId(),
  state: 'captured',
  paid: THE_FEE,
  refund: null,
  ...parts,
});

export const aRefundUpdate = (
  paymentId: string,
  state: RefundState,
  refund: { readonly id?: string; readonly amount?: number } = {},
): ProviderUpdate =>
  anUpdate({ paymentId, refund: { id: 'rfnd_1', amount: THE_FEE.amount, ...refund, state } });

export const aChargeback = (parts: Partial<Chargeback> = {}): Chargeback => ({
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

export const aChargebackUpdate = (
  paymentId: string,
  parts: Partial<Chargeback> = {},
): ProviderUpdate => anUpdate({ paymentId, chargeback: aChargeback(parts) });

export const byWebhook = (orderId: string, update: ProviderUpdate): SourcedUpdate => ({
  orderId,
  update,
  source: 'webhook',
});
