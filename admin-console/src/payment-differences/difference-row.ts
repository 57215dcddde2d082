import type { Entry, Row } from '../providers/api-types.js';
import type { DifferenceDecision } from '@portal/domain/payments/differences/difference.js';

/** A difference between the provider's books and ours, as the API tells it. */
export type DifferenceRow = Row<'payment-differences'>;

/** The same, with our payment if there is one. */
export type DifferenceEntry = Entry<'payment-differences'>;

export const DECISIONS: Readonly<Record<DifferenceDecision, string>> = {
  explained: 'Explained',
  corrected: 'Corrected',
  'written-off': 'Written off',
};
