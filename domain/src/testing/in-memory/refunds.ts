import type { RefundProposal } from '../../payments/refunds/refund-proposal.js';
import type { Refund, RefundRepository } from '../../payments/refunds/refund.js';
import { answer, earliestDue, rejectDuplicate, rowOf, type TablesNow } from './tables.js';

/** Refunds in memory. */
export function inMemoryRefunds(now: TablesNow): RefundRepository {
  const liveOf = (wanted: string): Refund | null =>
    rowOf(now().refunds, ({ tryId, state }) => tryId === wanted && state !== 'failed');
  const openOf = (wanted: string): RefundProposal | null =>
    rowOf(now().refundProposals, ({ tryId, state }) => tryId === wanted && state === 'open');
  return {
    add: (refund) =>
      answer(() => {
        rejectDuplicate(now().refunds.has(refund.id), 'refund id');
        rejectDuplicate(liveOf(refund.tryId), 'refund of an attempt');
        now().refunds.set(refund.id, refund);
      }),
    findLiveOf: (tryId) => answer(() => liveOf(tryId)),
    findByProviderId: (wanted) =>
      answer(() => rowOf(now().refunds, ({ providerId }) => providerId === wanted)),
    takeDue: (moment, most) => answer(() => earliestDue([...now().refunds.values()], moment, most)),
    save: (refund) => answer(() => void now().refunds.set(refund.id, refund)),
    addProposal: (proposal) =>
      answer(() => {
        rejectDuplicate(now().refundProposals.has(proposal.id), 'proposal id');
        rejectDuplicate(openOf(proposal.tryId), 'open proposal of an attempt');
        now().refundProposals.set(proposal.id, proposal);
      }),
    findProposal: (id) => answer(() => now().refundProposals.get(id) ?? null),
    openProposalOf: (tryId) => answer(() => openOf(tryId)),
    saveProposal: (proposal) => answer(() => void now().refundProposals.set(proposal.id, proposal)),
    blankReasons: (paymentIds) =>
      answer(() => {
        for (const refund of [...now().refunds.values()]) {
          if (!paymentIds.includes(refund.paymentId)) continue;
          now().refunds.set(refund.id, { ...refund, reason: '' });
        }
        for (const one of [...now().refundProposals.values()]) {
          if (!paymentIds.includes(one.paymentId)) continue;
          now().refundProposals.set(one.id, { ...one, reason: '', answer: '' });
        }
      }),
  };
}
