import type { Words } from '../kernel/words.js';
import type { RefundState } from './ledger/attempt.js';
import type { PaymentHistoryEntry } from './ledger/history.js';
import type { ChargebackState } from './ledger/chargeback.js';
import type { PaymentState } from './ledger/payment.js';

export const PAYMENT_STATE_WORDS: Words<PaymentState> = {
  paid: 'Success',
  failed: 'Failed',
  authorized: 'Authorised',
  refunded: 'Refunded',
  open: 'Pending',
};

export const REFUND_STATE_WORDS: Words<RefundState> = {
  requested: 'Under way',
  processed: 'Given back',
  failed: 'Failed',
};

export const CHARGEBACK_STATE_WORDS: Words<ChargebackState> = {
  open: 'To be answered',
  'action-required': 'More is wanted',
  'under-review': 'Under review',
  closed: 'Closed',
  won: 'Won',
  lost: 'Lost',
};

export const UPDATE_WORDS: Words<PaymentHistoryEntry['change']> = {
  failed: 'Attempt failed',
  authorized: 'Attempt authorised',
  captured: 'Attempt captured',
  'refund-requested': 'Refund under way',
  'refund-failed': 'Refund failed',
  'refund-processed': 'Refund processed',
  'chargeback-open': 'Chargeback opened',
  'chargeback-action-required': 'Chargeback: the bank wants more',
  'chargeback-under-review': 'Chargeback under review',
  'chargeback-closed': 'Chargeback closed',
  'chargeback-won': 'Chargeback won',
  'chargeback-lost': 'Chargeback lost, the money went back',
};

/** Follows "learned from". */
export const UPDATE_SOURCE_WORDS: Words<PaymentHistoryEntry['source']> = {
  checkout: 'checkout, which the page verified',
  webhook: 'a webhook',
  reconciliation: 'the provider, asked since nothing was heard',
  admin: 'the provider, asked by an admin',
  comparison: 'the daily comparison of the books',
  refund: 'the answer to the refund',
};
