import type { DifferenceDecision } from '@portal/domain/payments/differences/difference.js';
import type { RaRecord } from 'react-admin';

/** A difference between the provider's books and ours, as the API tells it. */
export type DifferenceRow = RaRecord<string> & {
  readonly kind: string;
  readonly orderId: string;
  readonly providerPaymentId: string;
  /** The provider's refund or dispute; empty if it is about neither. */
  readonly aboutId: string;
  readonly amount: number;
  readonly foundAt: string;
  /** Null while nobody has decided. */
  readonly decision: DifferenceDecision | null;
  readonly note: string;
  readonly decidedBy: string;
  readonly decidedAt: string | null;
};

/** What was found of a difference, in words. */
export const DECISIONS: Readonly<Record<DifferenceDecision, string>> = {
  explained: 'Explained',
  corrected: 'Corrected',
  'written-off': 'Written off',
};
