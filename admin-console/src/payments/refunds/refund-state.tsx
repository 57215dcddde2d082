import { REFUND_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { stateBadge } from '../../components/values.js';

export const RefundState = stateBadge(REFUND_STATE_WORDS, { processed: 'good', failed: 'bad' });
