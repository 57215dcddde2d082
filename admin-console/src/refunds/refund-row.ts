import type { RaRecord } from 'react-admin';

/** A refund as the API tells it. */
export type RefundRow = RaRecord<string> & {
  readonly paymentId: string;
  readonly tryId: string;
  readonly providerId: string | null;
  readonly studentName: string;
  readonly email: string;
  readonly amount: number;
  readonly state: string;
  readonly reason: string;
  readonly speed: 'normal' | 'optimum';
  readonly speedProcessed: 'normal' | 'instant' | null;
  /** The number of its credit note; null if it has none. */
  readonly creditNote: string | null;
  readonly createdAt: string;
};
