import type { Words } from '@portal/domain/kernel/words.js';
import type { RefundRow } from './refund-row.js';

/** How fast the provider gave the money back, in words. */
export const REFUND_SPEED_WORDS: Words<NonNullable<RefundRow['speedProcessed']>> = {
  normal: 'Normal',
  instant: 'At once',
};
