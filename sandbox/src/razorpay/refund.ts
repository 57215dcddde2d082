import type { Notes, Payment, Refund } from './entities.js';
import { ProviderError } from './provider-error.js';
import { randomName } from './secrets.js';

/** What is asked to be given back. */
export type RefundWish = {
  /** All that is left, without it. */
  readonly amount?: number;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly speed?: Refund['speed_requested'];
};

type Terms = RefundWish & { readonly amount: number };

const paper = (
  payment: Payment,
  { amount, notes, receipt, speed = 'normal' }: Terms,
  now: number,
): Refund => ({
  id: `rfnd_${randomName()}`,
  entity: 'refund',
  amount,
  currency: payment.currency,
  payment_id: payment.id,
  notes,
  receipt,
  acquirer_data: { arn: null },
  batch_id: null,
  status: 'pending',
  speed_processed: speed === 'optimum' ? 'instant' : 'normal',
  speed_requested: speed,
  created_at: now,
});

/** The paper of a refund that is under way. */
export function newRefund(payment: Payment, wish: RefundWish, now: number): Refund {
  const left = payment.amount - payment.amount_refunded;
  const { amount = left, notes, receipt } = wish;
  if (payment.status === 'refunded') {
    throw new ProviderError('The payment has been fully refunded already');
  }
  if (payment.status !== 'captured') {
    throw new ProviderError('The payment status should be captured for action to be taken');
  }
  if (!Number.isInteger(amount) || amount < 100) {
    throw new ProviderError('The amount must be atleast INR 1.00', 'amount');
  }
  if (amount > left) {
    throw new ProviderError('The total refund amount is greater than the refund payment amount');
  }
  return paper(payment, { ...wish, amount, notes, receipt }, now);
}

/** What the bank gives back of money that was set aside and never collected. */
export function released(payment: Payment, now: number): Refund {
  if (payment.status !== 'authorized') throw new ProviderError('Nothing is set aside.');
  return paper(payment, { amount: payment.amount, notes: [], receipt: null }, now);
}

/** A payment with that much more, or less, given back. */
export function withRefunded(payment: Payment, change: number): Payment {
  const amount_refunded = payment.amount_refunded + change;
  const isFull = amount_refunded === payment.amount;
  const isPart = amount_refunded > 0 && !isFull;
  return {
    ...payment,
    status: isFull ? 'refunded' : 'captured',
    amount_refunded,
    refund_status: isFull ? 'full' : isPart ? 'partial' : null,
  };
}

/** The refund at its end. */
export function finished(refund: Refund, status: 'processed' | 'failed'): Refund {
  if (refund.status !== 'pending') throw new ProviderError('The refund has ended already');
  return { ...refund, status };
}
