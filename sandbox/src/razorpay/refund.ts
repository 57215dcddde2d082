import type { Notes, Payment, Refund } from './entities.js';
import { ProviderError } from './provider-error.js';
import { randomName } from './secrets.js';

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
  status: 'pending',
  speed_processed: speed === 'optimum' ? 'instant' : 'normal',
  speed_requested: speed,
  created_at: now,
});

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

export const finished = (refund: Refund): Refund => ({ ...refund, status: 'processed' });
