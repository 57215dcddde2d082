import type { RefundRepository } from '@portal/domain/payments/index.js';
import { In, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { RefundSchema } from './refund.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

export function typeormRefunds(manager: EntityManager): RefundRepository {
  const refunds = manager.getRepository(RefundSchema);
  return {
    add: (refund) => dropResult(refunds.insert({ ...refund })),
    findLatestOf: (providerPaymentId) =>
      refunds.findOne({
        where: { providerPaymentId, state: Not('failed') },
        order: { createdAt: 'DESC' },
      }),
    findByProviderId: (providerId) => refunds.findOneBy({ providerId }),
    takeDue: (now, most) =>
      refunds.find({
        where: { checkAt: LessThanOrEqual(now) },
        order: { checkAt: 'ASC' },
        take: most,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      }),
    save: ({ id, ...fields }) => dropResult(refunds.update({ id }, fields)),
    blankReasons: (paymentIds) =>
      dropResult(refunds.update({ paymentId: In([...paymentIds]) }, { reason: '' })),
  };
}
