import type { Row } from '../../providers/api-types.js';
import type { Words } from '@portal/domain/kernel/words.js';
import { REFUND_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { stateBadge } from '../../components/badge.js';

export type RefundRow = Row<'refunds'>;

/** How fast the provider gave the money back, in words. */
export const REFUND_SPEED_WORDS: Words<NonNullable<RefundRow['speedProcessed']>> = {
  normal: 'Normal',
  instant: 'At once',
};

export const RefundState = stateBadge(REFUND_STATE_WORDS, { processed: 'good', failed: 'bad' });
