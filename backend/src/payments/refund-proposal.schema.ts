import type { RefundProposal } from '@portal/domain/payments/index.js';
import { EntitySchema } from 'typeorm';

export const RefundProposalSchema = new EntitySchema<RefundProposal>({
  name: 'RefundProposal',
  tableName: 'refund_proposals',
  columns: {
    id: { type: 'uuid', primary: true },
    paymentId: { name: 'payment_id', type: 'uuid' },
    tryId: { name: 'try_id', type: 'text' },
    amount: { type: 'int' },
    reason: { type: 'text' },
    proposedById: { name: 'proposed_by_id', type: 'uuid' },
    proposedBy: { name: 'proposed_by', type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    state: { type: 'text' },
    decidedBy: { name: 'decided_by', type: 'text', nullable: true },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
    answer: { type: 'text' },
    refundId: { name: 'refund_id', type: 'uuid', nullable: true },
  },
});
