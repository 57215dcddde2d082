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
};
