import type { DisputeState } from '@portal/domain/payments/disputes/dispute.js';
import type { RaRecord } from 'react-admin';

/** A dispute of a payment as the API tells it. */
export type DisputeRow = RaRecord<string> & {
  readonly paymentId: string;
  readonly tryId: string;
  readonly studentName: string;
  readonly email: string;
  readonly amount: number;
  readonly reason: string;
  readonly phase: string;
  readonly state: DisputeState;
  readonly respondBy: string | null;
  readonly openedAt: string;
};
