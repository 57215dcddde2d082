import { type Actor, checkedReason, note } from '../../audit/index.js';
import { NothingToChange } from '../../kernel/errors.js';
import {
  NothingToRefund,
  OwnProposal,
  ProposalDecided,
  ProposalVoid,
  RefundProposed,
} from '../errors.js';
import type { Payment } from '../orders/payment.js';
import { decidedBy, newProposal, voided, type RefundProposal } from './refund-proposal.js';
import {
  bookRefund,
  dueOf,
  lockPayment,
  rejectNothing,
  sendBooked,
  type RefundPorts,
  type RefundRequest,
  type RefundTx,
} from './refund-payment.js';
import type { Refund, RefundSpeed } from './refund.js';
import { refundable } from './refundable.js';

/** Proposes a full refund, which somebody else has to approve. @returns the proposal's id @throws
 * InvalidInput, NothingToChange, NothingToRefund, RefundWhileDisputed, RefundProposed */
export async function proposeRefund(
  { unitOfWork, ids }: RefundPorts,
  actor: Actor,
  request: Pick<RefundRequest, 'paymentId' | 'tryId' | 'reason'>,
): Promise<string> {
  const reason = checkedReason(request.reason);
  return unitOfWork.run(async (tx) => {
    const payment = await lockPayment(tx, request.paymentId);
    const { one, live } = await dueOf(tx, payment, request.tryId);
    if (live) throw new NothingToRefund();
    if (await tx.refunds.openProposalOf(one.id)) throw new RefundProposed();
    rejectNothing(one);
    const { id: paymentId } = payment;
    const parts = { id: ids.next(), paymentId, tryId: one.id, amount: refundable(one), reason };
    await tx.refunds.addProposal(newProposal(parts, actor, tx.now));
    await note(tx, ids, actor, {
      ...{ action: 'propose-refund', subject: 'payment', subjectId: paymentId, reason },
      before: null,
      after: { proposalId: parts.id, providerPaymentId: one.id, amount: parts.amount },
    });
    return parts.id;
  });
}

type Open = { readonly payment: Payment; readonly proposal: RefundProposal };

async function lockOpen(tx: RefundTx, id: string): Promise<Open> {
  const found = await tx.refunds.findProposal(id);
  if (!found) throw new NothingToChange('proposal');
  const payment = await lockPayment(tx, found.paymentId);
  const proposal = await tx.refunds.findProposal(id);
  if (proposal?.state !== 'open') throw new ProposalDecided();
  return { payment, proposal };
}

export type Approval = { readonly proposalId: string; readonly speed?: RefundSpeed };

async function approve(
  tx: RefundTx,
  { ids }: Pick<RefundPorts, 'ids'>,
  actor: Actor,
  { proposalId, speed = 'normal' }: Approval,
): Promise<Refund | null> {
  const { payment, proposal } = await lockOpen(tx, proposalId);
  if (proposal.proposedById === actor.adminId) throw new OwnProposal();
  const { one, live } = await dueOf(tx, payment, proposal.tryId);
  if (live || refundable(one) !== proposal.amount) {
    await tx.refunds.saveProposal(voided(proposal, tx.now));
    return null;
  }
  const terms = { reason: proposal.reason, speed };
  const refund = await bookRefund(tx, { ids, actor }, payment, one, terms);
  const decision = { state: 'approved', answer: '', refundId: refund.id } as const;
  await tx.refunds.saveProposal(decidedBy(proposal, actor, decision, tx.now));
  await note(tx, ids, actor, {
    ...{ action: 'approve-refund', subject: 'payment', subjectId: payment.id, reason: '' },
    before: { proposedBy: proposal.proposedBy },
    after: { proposalId, refundId: refund.id, amount: refund.amount },
  });
  return refund;
}

/** Approves a proposal: records the refund in the same transaction and sends it; void if the payment
 * changed. @returns our refund's id @throws NothingToChange, ProposalDecided, OwnProposal,
 * ProposalVoid */
export async function approveRefund(
  ports: RefundPorts,
  actor: Actor,
  approval: Approval,
): Promise<string> {
  const refund = await ports.unitOfWork.run((tx) => approve(tx, ports, actor, approval));
  // Only now, so that the proposal stays void.
  if (!refund) throw new ProposalVoid();
  await sendBooked(ports, refund);
  return refund.id;
}

/** Declines a proposal; who proposed it reads why. @throws InvalidInput without a reason,
 * NothingToChange, ProposalDecided */
export async function declineRefund(
  { unitOfWork, ids }: RefundPorts,
  actor: Actor,
  { proposalId, reason }: { readonly proposalId: string; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const { payment, proposal } = await lockOpen(tx, proposalId);
    const decision = { state: 'declined', answer: why, refundId: null } as const;
    await tx.refunds.saveProposal(decidedBy(proposal, actor, decision, tx.now));
    await note(tx, ids, actor, {
      ...{ action: 'decline-refund', subject: 'payment', subjectId: payment.id, reason: why },
      before: { proposedBy: proposal.proposedBy },
      after: { proposalId },
    });
  });
}
