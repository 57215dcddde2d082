import { earlierOf, secondsAfter } from '../../kernel/time.js';
import {
  isHeld,
  isKept,
  isPaying,
  isUnexplained,
  applyUpdate,
  type ProviderUpdate,
  type PaymentAttempt,
} from './attempt.js';
import { isToBeAnswered } from './chargeback.js';

/** The state follows from the attempts. A failed attempt is not the end: the same order may
 * still be paid, and an attempt that failed may be authorised late. */
export type PaymentState = 'open' | 'failed' | 'authorized' | 'paid' | 'refunded';

/** What an admin has to look at: money that was taken twice, or of another amount, or a chargeback to
 * which the bank wants an answer. */
export type PaymentFlag = 'refund-due' | 'amount-differs' | 'chargeback';

export type Payment = {
  readonly id: string;
  readonly studentId: string;
  readonly receipt: string;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly attempts: readonly PaymentAttempt[];
  readonly flag: PaymentFlag | null;
  /** When the student was last given this order to pay; null if it is from before this was kept. */
  readonly offeredAt: Date | null;
  /** When a newer order of another fee took its place; it is honoured all the same if it is paid. */
  readonly replacedAt: Date | null;
  readonly askedUntil: Date | null;
  /** The provider's payment of which the student last handed in checkout's proof. */
  readonly claimedPaymentId: string | null;
  readonly claimedAt: Date | null;
  readonly checks: number;
  /** When to ask the provider; null when there is nothing more to ask. */
  readonly checkAt: Date | null;
};

/** The provider's smallest units in one rupee. */
export const PAISE_PER_RUPEE = 100;

/** The provider takes money that the bank has agreed to by itself, within a moment. */
const CAPTURED_WITHIN_SECONDS = 60;

/** The states in which an order waits to be paid. */
export const UNPAID_STATES: readonly PaymentState[] = ['open', 'failed', 'authorized'];

/** Whether this is the order that its student is to pay. */
export const isToBePaid = ({ state, replacedAt }: Payment): boolean =>
  UNPAID_STATES.includes(state) && replacedAt === null;

function stateOf(attempts: readonly PaymentAttempt[]): PaymentState {
  if (attempts.some(isPaying)) return 'paid';
  if (attempts.some(({ counts }) => counts)) return 'refunded';
  if (attempts.some(isHeld)) return 'authorized';
  return attempts.some(({ state }) => state !== 'captured') ? 'failed' : 'open';
}

function payingId({ paymentId }: Payment, attempts: readonly PaymentAttempt[]): string | null {
  const paying = attempts.filter(isPaying);
  if (paying.some(({ id }) => id === paymentId)) return paymentId;
  return paying[0]?.id ?? paymentId ?? attempts.find(({ counts }) => counts)?.id ?? null;
}

/** Money that was set aside, and is not taken by itself soon, is to be taken by us. Of money that was
 * taken and is not the order's amount, the provider's order is asked at once. */
function checkAfter(before: Payment, after: Pick<Payment, 'state' | 'attempts'>, now: Date) {
  const { checkAt } = before;
  if (after.attempts.some(isUnexplained) && !before.attempts.some(isUnexplained)) return now;
  const isNew = after.state === 'authorized' && before.state !== 'authorized';
  return isNew ? earlierOf(checkAt, secondsAfter(now, CAPTURED_WITHIN_SECONDS)) : checkAt;
}

/** The one way in which a payment goes on. Facts may come from anyone, in any order and any number
 * of times; an old or repeated one changes nothing. */
export function withProviderUpdate(payment: Payment, update: ProviderUpdate, now: Date): Payment {
  const attempts = applyUpdate(payment.attempts, update, payment);
  const state = stateOf(attempts);
  const wasPaid = state === 'paid' || state === 'refunded';
  return {
    ...payment,
    attempts,
    state,
    paymentId: payingId(payment, attempts),
    paidAt: payment.paidAt ?? (wasPaid ? now : null),
    checkAt: wasPaid ? null : checkAfter(payment, { state, attempts }, now),
  };
}

const earlier = (one: Payment, other: Payment): number =>
  (one.paidAt?.getTime() ?? Infinity) - (other.paidAt?.getTime() ?? Infinity) ||
  one.createdAt.getTime() - other.createdAt.getTime();

function flagOf(payment: Payment, isTheFirst: boolean): PaymentFlag | null {
  if (payment.attempts.some((one) => one.differs && !one.paysOrder && isKept(one)))
    return 'amount-differs';
  const most = isTheFirst ? 1 : 0;
  if (payment.attempts.filter(isPaying).length > most) return 'refund-due';
  return payment.attempts.some(({ chargebacks }) => chargebacks.some(isToBeAnswered))
    ? 'chargeback'
    : null;
}

/** Of all payments of one student the one that pays the fee: the first of those that are paid. */
export const theFeeOf = (payments: readonly Payment[]): Payment | undefined =>
  payments.filter(({ state }) => state === 'paid').sort(earlier)[0];

/** All payments of one student with their flags: one attempt may keep its money, the others not.
 * @param mayKeepOne false for an account that was erased before it paid */
export function flagged(payments: readonly Payment[], mayKeepOne = true): readonly Payment[] {
  const first = mayKeepOne ? theFeeOf(payments) : undefined;
  return payments.map((payment) => ({ ...payment, flag: flagOf(payment, payment === first) }));
}

/** The specification's words for a payment's state, and one more. */
export function statusOf({ state }: Pick<Payment, 'state'>) {
  if (state === 'paid') return 'success';
  return state === 'failed' || state === 'refunded' ? state : 'pending';
}
