import type { RefundRepository } from '@portal/domain/payments/index.js';
import { In, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { RefundSchema } from './refund.schema.js';
import { written } from '../platform/database/written.js';

export function typeormRefunds(manager: EntityManager): RefundRepository {
  const refunds = manager.getRepository(RefundSchema);
  return {
    add: (refund) => written(refunds.insert({ ...refund })),
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
    save: ({ id, ...fields }) => written(refunds.update({ id }, fields)),
    blankReasons: (paymentIds) =>
      written(refunds.update({ paymentId: In([...paymentIds]) }, { reason: '' })),
  };
}
