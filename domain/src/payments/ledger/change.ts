import type { Student } from '../../accounts/index.js';
import type { ProviderUpdate } from './attempt.js';
import type { Chargeback } from './chargeback.js';
import { changeMadeBy, type PaymentHistoryEntry, type SourcedUpdate } from './history.js';
import { flagged, theFeeOf, withProviderUpdate, type Payment } from './payment.js';

/** All orders of one student, read under the student's lock. */
export type Ledger = { readonly student: Student; readonly payments: readonly Payment[] };

/** What one update changed. All that follows from it is listed in `record-update.ts`. */
export type LedgerChange = {
  readonly student: Student;
  /** When the student became Paid; null if the student is not Paid now. */
  readonly paidAt: Date | null;
  readonly update: ProviderUpdate;
  readonly before: Payment;
  readonly after: Payment;
  readonly payments: readonly Payment[];
  /** The payments to be stored: the one that was updated, and those with another flag. */
  readonly toStore: readonly Payment[];
  /** The payment that pays the fee now, if there is one. */
  readonly fee: Payment | undefined;
  /** What is new in the payment's history; null if nothing is. */
  readonly learned: PaymentHistoryEntry['change'] | null;
  /** The chargeback, if this is the latest description of it. */
  readonly chargeback: Chargeback | null;
};

const latestIn = ({ attempts }: Payment, { paymentId, chargeback }: ProviderUpdate) =>
  attempts.find(({ id }) => id === paymentId)?.chargebacks.find((known) => known === chargeback) ??
  null;

function paidAfter({ paidAt }: Student, change: Omit<LedgerChange, 'paidAt'>, now: Date) {
  if (change.fee) return paidAt ?? now;
  return change.before.state === 'paid' ? null : paidAt;
}

/** The change of a student's ledger by an update; null if the order is not in it. A student is Paid while one order is
 * paid; an account that was erased before it paid never becomes Paid. */
export function changeBy(
  { student, payments: known }: Ledger,
  { orderId, update }: Pick<SourcedUpdate, 'orderId' | 'update'>,
  now: Date,
): LedgerChange | null {
  const place = known.findIndex((one) => one.orderId === orderId);
  const before = known[place];
  if (!before) return null;
  const mayKeepOne = student.erasedAt === null || student.paidAt !== null;
  const payments = flagged(known.with(place, withProviderUpdate(before, update, now)), mayKeepOne);
  const after = payments[place] ?? before;
  const change = {
    student,
    update,
    before,
    after,
    payments,
    toStore: payments.filter((one, at) => at === place || one.flag !== known[at]?.flag),
    fee: mayKeepOne ? theFeeOf(payments) : undefined,
    learned: changeMadeBy(update, before.attempts, after.attempts),
    chargeback: latestIn(after, update),
  };
  return { ...change, paidAt: paidAfter(student, change, now) };
}
