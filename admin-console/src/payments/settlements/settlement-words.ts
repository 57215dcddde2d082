import type { Words } from '@portal/domain/kernel/words.js';
import type { DifferenceDecision } from '@portal/domain/payments/settlements/difference.js';
import type { SettledKind } from '@portal/domain/payments/settlements/settlement.js';
import type { SettlementRow } from './settlement-row.js';

export const DECISIONS: Words<DifferenceDecision> = {
  explained: 'Explained',
  corrected: 'Corrected',
  'written-off': 'Written off',
};

export const SETTLEMENT_STATE_WORDS: Words<SettlementRow['state']> = {
  created: 'On its way',
  processed: 'Arrived',
  failed: 'Failed',
  open: 'To decide',
  ...DECISIONS,
};

export const SETTLED_KIND_WORDS: Words<SettledKind> = {
  payment: 'Payment',
  refund: 'Refund',
  adjustment: 'Adjustment',
};
