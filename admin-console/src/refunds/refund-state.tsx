import { REFUND_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import type { RefundRow } from './refund-row.js';
import { Badge, type Tone } from '../components/badge.js';

const TONES: Partial<Record<RefundRow['state'], Tone>> = { processed: 'good', failed: 'bad' };

export const RefundState = ({ state }: Pick<RefundRow, 'state'>) => (
  <Badge tone={TONES[state] ?? 'plain'}>{REFUND_STATE_WORDS[state]}</Badge>
);
