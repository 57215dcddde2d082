import type { Dispute, DisputeState } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { DISPUTE_ID, PAYMENT_ID } from './client.razorpay.js';

export const disputeSchema = z.object({
  id: z.string().regex(DISPUTE_ID),
  payment_id: z.string().regex(PAYMENT_ID),
  amount: z.int().positive(),
  amount_deducted: z.int().nonnegative().nullish(),
  reason_code: z.string().max(200).nullish(),
  respond_by: z.int().positive().nullish(),
  status: z.string(),
  phase: z.string().max(200).nullish(),
  created_at: z.int().positive(),
});

const STATES: Readonly<Record<string, DisputeState>> = {
  open: 'open',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

export const disputeStateOf = (status: string): DisputeState | undefined => STATES[status];

/** A dispute in our words, as it was at a moment in Unix seconds. */
export const disputeAsOf = (
  told: z.infer<typeof disputeSchema>,
  state: DisputeState,
  asOf: number,
): Dispute => ({
  id: told.id,
  amount: told.amount,
  deducted: told.amount_deducted ?? 0,
  reason: told.reason_code ?? '',
  phase: told.phase ?? '',
  state,
  respondBy: told.respond_by ?? null,
  openedAt: told.created_at,
  asOf,
});
