import type { RefundAnswer, RefundRecord, RefundState } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { PAYMENT_ID, REFUND_ID } from './client.razorpay.js';

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  pending: 'requested',
  processed: 'processed',
  failed: 'failed',
};

export const refundSchema = z.object({
  id: z.string().regex(REFUND_ID),
  amount: z.coerce.number().int().positive(),
  status: z.string(),
  receipt: z.string().nullish(),
  speed_processed: z.string().nullish(),
});

export const refundOfSchema = refundSchema.extend({ payment_id: z.string().regex(PAYMENT_ID) });

export const amountReturned = ({
  id,
  amount,
  status,
}: z.infer<typeof refundSchema>): RefundRecord => ({
  id,
  amount,
  state: REFUND_STATES[status] ?? 'requested',
});

/** Our refund as the provider answered. The answer says how fast it is only where a speed was asked for. */
export const refundAnswerOf = (known: z.infer<typeof refundSchema>): RefundAnswer => ({
  ...amountReturned(known),
  speedProcessed:
    known.speed_processed === 'instant' || known.speed_processed === 'normal'
      ? known.speed_processed
      : null,
});
