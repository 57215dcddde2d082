import type { RaRecord } from 'react-admin';

/** A proposed refund as the API tells it. */
export type ProposalRow = RaRecord<string> & {
  readonly paymentId: string;
  readonly tryId: string;
  readonly studentName: string;
  readonly email: string;
  readonly amount: number;
  readonly state: 'open' | 'approved' | 'declined' | 'void';
  readonly reason: string;
  readonly proposedById: string;
  readonly proposedBy: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly answer: string;
  readonly createdAt: string;
};
