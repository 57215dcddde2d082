import type { RefundRepository } from '@portal/domain/payments/index.js';
import { In, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { RefundProposalSchema } from './refund-proposal.schema.js';
import { RefundSchema } from './refund.schema.js';
import { written } from '../platform/database/written.js';

export function typeormRefunds(manager: EntityManager): RefundRepository {
  const refunds = manager.getRepository(RefundSchema);
  const proposals = manager.getRepository(RefundProposalSchema);
  return {
    add: (refund) => written(refunds.insert({ ...refund })),
    findLiveOf: (tryId) => refunds.findOneBy({ tryId, state: Not('failed') }),
    findByProviderId: (providerId) => refunds.findOneBy({ providerId }),
    takeDue: (now, most) =>
      refunds.find({
        where: { checkAt: LessThanOrEqual(now) },
        order: { checkAt: 'ASC' },
        take: most,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      }),
    save: ({ id, ...fields }) => written(refunds.update({ id }, fields)),
    addProposal: (proposal) => written(proposals.insert({ ...proposal })),
    findProposal: (id) => proposals.findOneBy({ id }),
    openProposalOf: (tryId) => proposals.findOneBy({ tryId, state: 'open' }),
    saveProposal: ({ id, ...fields }) => written(proposals.update({ id }, fields)),
    async blankReasons(paymentIds) {
      const paymentId = In([...paymentIds]);
      await proposals.update({ paymentId }, { reason: '', answer: '' });
      await refunds.update({ paymentId }, { reason: '' });
    },
  };
}
