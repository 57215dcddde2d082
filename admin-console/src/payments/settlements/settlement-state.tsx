import { stateBadge } from '../../components/values.js';
import { SETTLEMENT_STATE_WORDS } from './settlement-words.js';

export const SettlementState = stateBadge(SETTLEMENT_STATE_WORDS, {
  processed: 'good',
  failed: 'bad',
  open: 'bad',
});
