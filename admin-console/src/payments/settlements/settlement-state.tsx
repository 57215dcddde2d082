import type { Entry, Row } from '../../providers/api-types.js';
import type { Words } from '@portal/domain/kernel/words.js';
import type { DifferenceDecision } from '@portal/domain/payments/settlements/difference.js';
import type { SettledKind } from '@portal/domain/payments/settlements/settlement.js';
import { stateBadge } from '../../components/badge.js';

/** What the provider sent to the bank, or a difference between its books and ours; amounts in paise. */
export type SettlementRow = Row<'settlements'>;

export type SettlementEntry = Entry<'settlements'>;

export const isDifference = ({ kind }: Pick<SettlementRow, 'kind'>): boolean =>
  kind !== 'settlement';

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

export const SettlementState = stateBadge(SETTLEMENT_STATE_WORDS, {
  processed: 'good',
  failed: 'bad',
  open: 'bad',
});
