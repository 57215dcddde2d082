import type { Chargeback, ChargebackState } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { CHARGEBACK_ID, PAYMENT_ID } from './client.razorpay.js';

export const chargebackSchema = z.object({
  id: z.string().regex(CHARGEBACK_ID),
  payment_id: z.string().regex(PAYMENT_ID),
  amount: z.int().positive(),
  amount_deducted: z.int().nonnegative().nullish(),
  reason_code: z.string().max(200).nullish(),
  respond_by: z.int().positive().nullish(),
  status: z.string(),
  phase: z.string().max(200).nullish(),
  created_at: z.int().positive(),
});

const STATES: Readonly<Record<string, ChargebackState>> = {
  open: 'open',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

export const chargebackStateOf = (status: string): ChargebackState | undefined => STATES[status];

/** A chargeback in our words, at a moment in Unix seconds. */
export const chargebackAsOf = (
  known: z.infer<typeof chargebackSchema>,
  state: ChargebackState,
  asOf: number,
): Chargeback => ({
  id: known.id,
  amount: known.amount,
  deducted: known.amount_deducted ?? 0,
  reason: known.reason_code ?? '',
  phase: known.phase ?? '',
  state,
  respondBy: known.respond_by ?? null,
  openedAt: known.created_at,
  asOf,
});
