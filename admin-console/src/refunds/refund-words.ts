import type { RefundRow } from './refund-row.js';
import type { Words } from '../components/choices.js';

export const REFUND_STATE_WORDS: Words<RefundRow['state']> = {
  requested: 'Under way',
  processed: 'Given back',
  failed: 'Failed',
};

/** How fast the provider gave the money back, in words. */
export const REFUND_SPEED_WORDS: Words<NonNullable<RefundRow['speedProcessed']>> = {
  normal: 'Normal',
  instant: 'At once',
};
