import { isToBePaid, type Payment } from '../../payments/ledger/payment.js';
import type { PaymentRepository } from '../../payments/ports.js';
import { inMemory, earliestDue, rejectDuplicate, rowOf, type TablesNow } from './tables.js';

const isIn = (moment: Date | null, from: Date, to: Date): boolean =>
  moment !== null && moment >= from && moment < to;

/** Payments in memory. */
export function inMemoryPayments(now: TablesNow) {
  const unpaidOf = (owner: string): Payment | null =>
    rowOf(now().payments, (one) => one.studentId === owner && isToBePaid(one));
  return inMemory<PaymentRepository>({
    add(payment) {
      const { payments } = now();
      rejectDuplicate(payments.has(payment.id), 'payment id');
      rejectDuplicate(
        isToBePaid(payment) && unpaidOf(payment.studentId),
        'unpaid payment of a student',
      );
      payments.set(payment.id, payment);
    },
    findById: (id) => now().payments.get(id) ?? null,
    findUnpaidOf: (studentId) => unpaidOf(studentId),
    findAllOf: (owner) =>
      [...now().payments.values()].filter(({ studentId }) => studentId === owner),
    findByOrderId: (wanted) => rowOf(now().payments, ({ orderId }) => orderId === wanted),
    save: (payment) => void now().payments.set(payment.id, payment),
    takeDue: (moment, most) => earliestDue([...now().payments.values()], moment, most),
    findPaidBetween: (from, to) =>
      [...now().payments.values()].filter(
        ({ state, paidAt }) => state === 'paid' && isIn(paidAt, from, to),
      ),
    findUnsettled(from, to) {
      const arrived = [...now().settlements.values()].filter(({ state }) => state !== 'failed');
      const settled = new Set(arrived.flatMap((one) => one.settled).map(({ id }) => id));
      return [...now().payments.values()].filter(
        ({ state, paidAt, paymentId }) =>
          state === 'paid' && isIn(paidAt, from, to) && !settled.has(paymentId ?? ''),
      );
    },
    findByAttempt: (wanted) =>
      rowOf(now().payments, ({ attempts }) => attempts.some(({ id }) => id === wanted)),
    planCheck(id, due, next) {
      const { payments } = now();
      const known = payments.get(id);
      if (known?.checkAt?.getTime() === due.getTime()) payments.set(id, { ...known, ...next });
    },
    addTerms: (terms) => void now().orderTerms.push(terms),
    findTermsOf: (paymentId) =>
      now().orderTerms.findLast((terms) => terms.paymentId === paymentId) ?? null,
    addHistoryEntry: (entry) => void now().paymentHistory.push(entry),
    storeChargeback: (chargeback) => void now().chargebacks.set(chargeback.id, chargeback),
    noteDifference(difference) {
      const { kind, providerPaymentId, aboutId, amount, foundAt } = difference;
      const { differences, decisions } = now();
      const key = `${kind} ${providerPaymentId} ${aboutId}`;
      const known = differences.get(key);
      if (known?.amount === amount) return;
      differences.set(key, known ? { ...known, amount, foundAt } : difference);
      const last = known && decisions.get(known.id);
      if (last) decisions.set(last.id, { ...last, decision: null, decidedAt: null });
    },
  });
}
