import { randomUUID } from 'node:crypto';
import { newProposal, type RefundProposal } from '../payments/refunds/refund-proposal.js';
import { aPaymentId } from './a-payment.js';
import { A_DAY } from './moments.js';

/** A proposal of support that waits for a decision. */
export const aRefundProposal = (parts: Partial<RefundProposal> = {}): RefundProposal => ({
  ...newProposal(
    {
      id: randomUUID(),
      paymentId: randomUUID(),
      tryId: aPaymentId(),
      amount: 50_000,
      reason: 'Paid twice',
    },
    { adminId: randomUUID(), username: 'ravi' },
    A_DAY,
  ),
  ...parts,
});
