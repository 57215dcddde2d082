import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import { decidedBy, voided } from '../../payments/refunds/refund-proposal.js';
import { aPayment } from '../a-payment.js';
import { aRefund } from '../a-refund.js';
import { aRefundProposal } from '../a-refund-proposal.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import type { StoresUnderTest, StoreTest } from './stores-under-test.js';
import { undone } from './transactions.js';

/** What every store of refunds promises of proposals. */
export function refundProposalsContract(name: string, it: StoreTest): void {
  const given = async (subject: StoresUnderTest) => {
    const { id: studentId } = await givenStudent(subject);
    const payment = aPayment({ studentId });
    const refund = aRefund({ paymentId: payment.id });
    const proposal = aRefundProposal({ paymentId: payment.id, tryId: refund.tryId });
    await subject.run(async (tx) => {
      await tx.payments.add(payment);
      await tx.refunds.add(refund);
      await tx.refunds.addProposal(proposal);
    });
    return { proposal, refund, refunds: subject.stores.refunds };
  };

  describe(`${name}: proposed refunds`, () => {
    it('are kept as they are, and open until they are decided', async (subject) => {
      const { proposal, refund, refunds } = await given(subject);
      await expect(refunds.findProposal(proposal.id)).resolves.toEqual(proposal);
      await expect(refunds.openProposalOf(proposal.tryId)).resolves.toEqual(proposal);
      await expect(refunds.findProposal(randomUUID())).resolves.toBeNull();
      const actor = { adminId: randomUUID(), username: 'meera' };
      const decision = { state: 'approved', answer: '', refundId: refund.id } as const;
      const decided = decidedBy(proposal, actor, decision, A_DAY);
      await undone(subject, (tx) => tx.refunds.saveProposal(decided));
      await expect(refunds.findProposal(proposal.id)).resolves.toEqual(proposal);
      await subject.run((tx) => tx.refunds.saveProposal(decided));
      await expect(refunds.findProposal(proposal.id)).resolves.toEqual(decided);
      await expect(refunds.openProposalOf(proposal.tryId)).resolves.toBeNull();
    });

    it('are one at a time for an attempt', async (subject) => {
      const { proposal, refunds } = await given(subject);
      const { paymentId, tryId } = proposal;
      const another = aRefundProposal({ paymentId, tryId });
      const adding = () => subject.run((tx) => tx.refunds.addProposal(another));
      await expect(adding()).rejects.toThrow();
      await subject.run((tx) => tx.refunds.saveProposal(voided(proposal, A_DAY)));
      await adding();
      await expect(refunds.openProposalOf(tryId)).resolves.toEqual(another);
    });
  });
}
