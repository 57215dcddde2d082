import type { PaymentRepository } from '@portal/domain/payments/ports.js';
import { Not, type EntityManager } from 'typeorm';
import { PaymentSchema } from './payment.schema.js';

const NOTE_EVENT = `
  INSERT INTO provider_events (id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id`;

const ESCAPE = /\\(u[0-9a-f]{4}|.)/g;
const NOT_STORABLE = /^\\u(0000|d[89a-f]..)$/;

/** As JSON that PostgreSQL takes: without U+0000 and halves of surrogate pairs. */
const storable = (event: unknown): string =>
  JSON.stringify(event).replace(ESCAPE, (escape) =>
    NOT_STORABLE.test(escape) ? '\\ufffd' : escape,
  );

export function typeormPayments(manager: EntityManager): PaymentRepository {
  const payments = manager.getRepository(PaymentSchema);
  return {
    async add(payment) {
      await payments.insert({ ...payment });
    },
    findUnpaidOf: (studentId) => payments.findOneBy({ studentId, state: Not('paid') }),
    findByOrderId: (orderId) => payments.findOneBy({ orderId }),
    async save({ id, ...fields }) {
      await payments.update({ id }, fields);
    },
    async noteEvent(eventId, event) {
      const noted = await manager.query<unknown[]>(NOTE_EVENT, [eventId, storable(event)]);
      return noted.length > 0;
    },
  };
}
