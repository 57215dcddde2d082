import type { Actor } from '../../audit/index.js';

/** The state of a proposal; it is void once the money went back, or could not, by another way. */
type ProposalState = 'open' | 'approved' | 'declined' | 'void';

/** A refund that one admin proposes and another approves: all that is left of one attempt. */
export type RefundProposal = {
  readonly id: string;
  readonly paymentId: string;
  readonly tryId: string;
  /** In paise; what was left when it was proposed. */
  readonly amount: number;
  readonly reason: string;
  readonly proposedById: string;
  readonly proposedBy: string;
  readonly createdAt: Date;
  readonly state: ProposalState;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly answer: string;
  readonly refundId: string | null;
};

export const newProposal = (
  parts: Pick<RefundProposal, 'id' | 'paymentId' | 'tryId' | 'amount' | 'reason'>,
  { adminId, username }: Actor,
  now: Date,
): RefundProposal => ({
  ...parts,
  proposedById: adminId,
  proposedBy: username,
  createdAt: now,
  state: 'open',
  decidedBy: null,
  decidedAt: null,
  answer: '',
  refundId: null,
});

export const decidedBy = (
  proposal: RefundProposal,
  { username }: Actor,
  decision: Pick<RefundProposal, 'state' | 'answer' | 'refundId'>,
  now: Date,
): RefundProposal => ({ ...proposal, ...decision, decidedBy: username, decidedAt: now });

export const voided = (proposal: RefundProposal, now: Date): RefundProposal => ({
  ...proposal,
  state: 'void',
  decidedAt: now,
});
