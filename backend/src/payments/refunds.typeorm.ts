import type { RefundRepository, Refund } from '@portal/domain/payments/index.js';
import { In, LessThanOrEqual, Not, type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

export const RefundSchema = new EntitySchema<Refund>({
  name: 'Refund',
  tableName: 'refunds',
  columns: {
    id: { type: 'uuid', primary: true },
    paymentId: { name: 'payment_id', type: 'uuid' },
    providerPaymentId: { name: 'provider_payment_id', type: 'text' },
    amount: { type: 'int' },
    state: { type: 'text' },
    providerId: { name: 'provider_id', type: 'text', nullable: true, unique: true },
    reason: { type: 'text' },
    speed: { type: 'text', default: 'normal' },
    speedProcessed: { name: 'speed_processed', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    checkAt: { name: 'check_at', type: 'timestamptz', nullable: true },
  },
});

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
