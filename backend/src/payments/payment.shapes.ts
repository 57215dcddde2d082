import { byName } from '@portal/domain/kernel/by-name.js';
import * as payments from '@portal/domain/payments/index.js';
import { POLICY_LIMITS, type Policy } from '@portal/domain/settings/index.js';
import { z } from 'zod';

export const REFUND_STATES = [
  'requested',
  'failed',
  'processed',
] as const satisfies readonly payments.RefundState[];

const ATTEMPT_STATES = [
  'failed',
  'authorized',
  'captured',
] as const satisfies readonly payments.PaymentAttemptState[];

export const SOURCES = [
  'checkout',
  'webhook',
  'reconciliation',
  'admin',
  'comparison',
  'refund',
] as const satisfies readonly payments.PaymentHistoryEntry['source'][];

export const HISTORY_CHANGES = [
  ...ATTEMPT_STATES,
  ...REFUND_STATES.map((state) => `refund-${state}` as const),
  ...payments.CHARGEBACK_STATES.map((state) => `chargeback-${state}` as const),
] as const satisfies readonly payments.PaymentHistoryEntry['change'][];

const chargeback = z.object({
  id: z.string(),
  amount: z.int(),
  deducted: z.int(),
  reason: z.string(),
  phase: z.string(),
  state: z.enum(payments.CHARGEBACK_STATES),
  respondBy: z.int().nullable(),
  openedAt: z.int(),
  asOf: z.int(),
});

/** One payment at the provider; amounts in paise, times of a chargeback in Unix seconds. */
export const paymentAttempt = z.object({
  id: z.string(),
  state: z.enum(ATTEMPT_STATES),
  amount: z.int(),
  customerFee: z.int(),
  counts: z.boolean(),
  differs: z.boolean(),
  paysOrder: z.boolean(),
  refunds: z.array(z.object({ id: z.string(), amount: z.int(), state: z.enum(REFUND_STATES) })),
  chargebacks: z.array(chargeback),
});

export const policy = z.object(
  byName(Object.keys(POLICY_LIMITS) as (keyof Policy)[], () => z.int()),
);
