import type { Dispute, Payment } from './entities.js';
import { ProviderError } from './provider-error.js';
import { randomName } from './secrets.js';

const ANSWER_SECONDS = 3 * 24 * 60 * 60;

/** How the bank decides a dispute, or what it wants next. */
export type DisputeStep = 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';

/** What a step makes of a dispute's status; more papers are wanted of one that is open. */
const STATUSES: Readonly<Record<DisputeStep, Dispute['status']>> = {
  under_review: 'under_review',
  action_required: 'open',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

export const DISPUTE_STEPS = Object.keys(STATUSES) as readonly DisputeStep[];

export const isUndecided = ({ status }: Dispute): boolean =>
  status === 'open' || status === 'under_review';

export function newDispute(payment: Payment, amount = payment.amount, now: number): Dispute {
  if (!payment.captured) throw new ProviderError('Only a captured payment can be disputed.');
  if (!Number.isInteger(amount) || amount < 100 || amount > payment.amount) {
    throw new ProviderError('The amount can not be disputed.', 'amount');
  }
  return {
    id: `disp_${randomName()}`,
    entity: 'dispute',
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received',
    respond_by: now + ANSWER_SECONDS,
    status: 'open',
    phase: 'chargeback',
    created_at: now,
  };
}

export function stepped(dispute: Dispute, step: DisputeStep): Dispute {
  if (!isUndecided(dispute)) throw new ProviderError('The dispute is not open.');
  const amount_deducted = step === 'lost' ? dispute.amount : 0;
  return { ...dispute, status: STATUSES[step], amount_deducted };
}
