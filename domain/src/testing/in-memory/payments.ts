import { isToBePaid, type Payment } from '../../payments/ledger/payment.js';
import type { PaymentRepository } from '../../payments/ports.js';
import type { RefundRepository } from '../../payments/refunds/refund.js';
import type { DifferenceRepository } from '../../payments/settlements/difference.js';
import type { SettlementRepository } from '../../payments/settlements/settlement.js';
import type { ProviderEventInbox } from '../../payments/webhooks/provider-event.js';
import { changeRow, changeRows, earliestDue, inMemory, rejectDuplicate } from './tables.js';
import { rowOf, rowsOf, type TablesNow, type Which } from './tables.js';

const isPaidIn = ({ state, paidAt }: Payment, from: Date, to: Date): boolean =>
  state === 'paid' && paidAt !== null && paidAt >= from && paidAt < to;

export function inMemoryPayments(now: TablesNow) {
  const find = (which: Which<Payment>) => rowOf(now().payments, which);
  const unpaidOf = (owner: string) => find((one) => one.studentId === owner && isToBePaid(one));
  return inMemory<PaymentRepository>({
    add(payment) {
      const { payments } = now();
      rejectDuplicate(payments.has(payment.id), 'payment id');
      const rival = isToBePaid(payment) && unpaidOf(payment.studentId);
      rejectDuplicate(rival, 'unpaid payment of a student');
      payments.set(payment.id, payment);
    },
    findById: (id) => now().payments.get(id) ?? null,
    findUnpaidOf: (studentId) => unpaidOf(studentId),
    findAllOf: (owner) => rowsOf(now().payments, { studentId: owner }),
    findByOrderId: (wanted) => find({ orderId: wanted }),
    save: (payment) => void now().payments.set(payment.id, payment),
    takeDue: (moment, most) => earliestDue(now().payments, moment, most),
    findPaidBetween: (from, to) => rowsOf(now().payments, (one) => isPaidIn(one, from, to)),
    findUnsettled(from, to) {
      const arrived = rowsOf(now().settlements, ({ state }) => state !== 'failed');
      const settled = new Set(arrived.flatMap((one) => one.settled).map(({ id }) => id));
      const isUnsettled = (one: Payment) =>
        isPaidIn(one, from, to) && !settled.has(one.paymentId ?? '');
      return rowsOf(now().payments, isUnsettled);
    },
    findByAttempt: (wanted) => find(({ attempts }) => attempts.some(({ id }) => id === wanted)),
    planCheck: (wanted, due, next) =>
      changeRows(
        now().payments,
        ({ id, checkAt }) => id === wanted && checkAt?.getTime() === due.getTime(),
        next,
      ),
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
      if (known) changeRow(decisions, known.id, { decision: null, decidedAt: null });
    },
  });
}

export const inMemoryRefunds = (now: TablesNow) =>
  inMemory<RefundRepository>({
    add(refund) {
      const { refunds } = now();
      rejectDuplicate(refunds.has(refund.id), 'refund id');
      const isRival = ({ providerPaymentId, state }: typeof refund) =>
        providerPaymentId === refund.providerPaymentId && state === 'requested';
      rejectDuplicate(rowOf(refunds, isRival), 'refund of an attempt');
      refunds.set(refund.id, refund);
    },
    findLatestOf: (wanted) =>
      rowsOf(
        now().refunds,
        ({ providerPaymentId, state }) => providerPaymentId === wanted && state !== 'failed',
        'createdAt',
      ).at(-1) ?? null,
    findByProviderId: (wanted) => rowOf(now().refunds, { providerId: wanted }),
    takeDue: (moment, most) => earliestDue(now().refunds, moment, most),
    save: (refund) => void now().refunds.set(refund.id, refund),
    blankReasons: (paymentIds) =>
      changeRows(now().refunds, ({ paymentId }) => paymentIds.includes(paymentId), { reason: '' }),
  });

export const inMemorySettlements = (now: TablesNow) =>
  inMemory<SettlementRepository>({
    keep: (settlement, entries) =>
      void now().settlements.set(settlement.id, { ...settlement, settled: entries }),
    newest: () => rowsOf(now().settlements, {}, 'createdAt').at(-1)?.createdAt ?? null,
  });

export const inMemoryDifferences = (now: TablesNow) =>
  inMemory<DifferenceRepository>({
    lock(wanted) {
      if (!rowOf(now().differences, { id: wanted })) return null;
      return { id: wanted, decision: now().decisions.get(wanted)?.decision ?? null };
    },
    decide: (decided) => void now().decisions.set(decided.id, decided),
  });

export const inMemoryProviderEvents = (now: TablesNow) =>
  inMemory<ProviderEventInbox>({
    keep(event) {
      if (now().events.has(event.id)) return;
      now().events.set(event.id, { ...event, state: 'waiting', dueAt: null });
    },
    next(moment) {
      const event = rowOf(
        now().events,
        ({ state, dueAt }) => state === 'waiting' && (!dueAt || dueAt <= moment),
      );
      if (!event) return null;
      const { id, name, orderId, update, unreadable } = event;
      return { id, name, orderId, update, unreadable };
    },
    end: (id, state) => changeRow(now().events, id, { state }),
    postpone: (id, dueAt) => changeRow(now().events, id, { dueAt }),
    blank: (orderIds) =>
      changeRows(now().events, ({ orderId }) => orderIds.includes(orderId ?? ''), { body: {} }),
    revive: (wanted) =>
      changeRows(now().events, { orderId: wanted, state: 'unmatched' }, { state: 'waiting' }),
  });
