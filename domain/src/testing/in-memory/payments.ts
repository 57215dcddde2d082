import { answer, refuseDuplicate, rowOf, type TablesNow } from './tables.js';
import type { Payment } from '../../payments/payment.js';
import type { PaymentRepository } from '../../payments/ports.js';

/** Payments in memory. */
export function inMemoryPayments(now: TablesNow): PaymentRepository {
  const unpaidOf = (owner: string): Payment | null =>
    rowOf(now().payments, ({ studentId, state }) => studentId === owner && state !== 'paid');
  return {
    add: (payment) =>
      answer(() => {
        const { payments } = now();
        refuseDuplicate(payments.has(payment.id), 'payment id');
        refuseDuplicate(
          payment.state !== 'paid' && unpaidOf(payment.studentId),
          'unpaid payment of a student',
        );
        payments.set(payment.id, payment);
      }),
    findUnpaidOf: (studentId) => answer(() => unpaidOf(studentId)),
    findByOrderId: (wanted) =>
      answer(() => rowOf(now().payments, ({ orderId }) => orderId === wanted)),
    save: (payment) => answer(() => void now().payments.set(payment.id, payment)),
    noteEvent: (id, event) =>
      answer(() => {
        if (now().events.has(id)) return false;
        now().events.set(id, event);
        return true;
      }),
  };
}
