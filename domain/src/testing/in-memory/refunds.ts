import type { RefundProposal } from '../../payments/refunds/refund-proposal.js';
import type { Refund, RefundRepository } from '../../payments/refunds/refund.js';
import { inMemory, earliestDue, rejectDuplicate, rowOf, type TablesNow } from './tables.js';

/** Refunds in memory. */
export function inMemoryRefunds(now: TablesNow) {
  const liveOf = (wanted: string): Refund | null =>
    rowOf(now().refunds, ({ tryId, state }) => tryId === wanted && state !== 'failed');
  const openOf = (wanted: string): RefundProposal | null =>
    rowOf(now().refundProposals, ({ tryId, state }) => tryId === wanted && state === 'open');
  return inMemory<RefundRepository>({
    add(refund) {
      rejectDuplicate(now().refunds.has(refund.id), 'refund id');
      rejectDuplicate(liveOf(refund.tryId), 'refund of an attempt');
      now().refunds.set(refund.id, refund);
    },
    findLiveOf: (tryId) => liveOf(tryId),
    findByProviderId: (wanted) => rowOf(now().refunds, ({ providerId }) => providerId === wanted),
    takeDue: (moment, most) => earliestDue([...now().refunds.values()], moment, most),
    save: (refund) => void now().refunds.set(refund.id, refund),
    addProposal(proposal) {
      rejectDuplicate(now().refundProposals.has(proposal.id), 'proposal id');
      rejectDuplicate(openOf(proposal.tryId), 'open proposal of an attempt');
      now().refundProposals.set(proposal.id, proposal);
    },
    findProposal: (id) => now().refundProposals.get(id) ?? null,
    openProposalOf: (tryId) => openOf(tryId),
    saveProposal: (proposal) => void now().refundProposals.set(proposal.id, proposal),
    blankReasons(paymentIds) {
      for (const refund of [...now().refunds.values()]) {
        if (!paymentIds.includes(refund.paymentId)) continue;
        now().refunds.set(refund.id, { ...refund, reason: '' });
      }
      for (const one of [...now().refundProposals.values()]) {
        if (!paymentIds.includes(one.paymentId)) continue;
        now().refundProposals.set(one.id, { ...one, reason: '', answer: '' });
      }
    },
  });
}
