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

/** The state follows from the payment attempts. A failed attempt is not final: the order may still be paid, and a
 * failed attempt may be authorised later. */
export type PaymentState = 'open' | 'failed' | 'authorized' | 'paid' | 'refunded';

/** What an admin must look at: money that was paid twice or in another amount, or a chargeback that needs an answer. */
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
  /** When the student last got this order to pay; null if that is unknown. */
  readonly offeredAt: Date | null;
  /** When a newer order with another fee replaced it; if it is paid all the same, it counts. */
  readonly replacedAt: Date | null;
  readonly askedUntil: Date | null;
  /** The provider's payment in the student's last proof from checkout. */
  readonly claimedPaymentId: string | null;
  readonly claimedAt: Date | null;
  readonly checks: number;
  /** When to ask the provider; null if there is nothing to ask. */
  readonly checkAt: Date | null;
};

/** The provider's smallest units in one rupee. */
export const PAISE_PER_RUPEE = 100;

/** The provider captures authorised money by itself, within a moment. */
const CAPTURED_WITHIN_SECONDS = 60;

export const UNPAID_STATES: readonly PaymentState[] = ['open', 'failed', 'authorized'];

/** Whether this is the order that the student has to pay. */
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

/** When to ask the provider: later for authorised money, which we capture if the provider has not done so; at once for
 * captured money of another amount, to read its order. */
function checkAfter(before: Payment, after: Pick<Payment, 'state' | 'attempts'>, now: Date) {
  const { checkAt } = before;
  if (after.attempts.some(isUnexplained) && !before.attempts.some(isUnexplained)) return now;
  const isNew = after.state === 'authorized' && before.state !== 'authorized';
  return isNew ? earlierOf(checkAt, secondsAfter(now, CAPTURED_WITHIN_SECONDS)) : checkAt;
}

/** The only way in which a payment changes. Updates may come from any source, in any order, and more than once; an
 * outdated or repeated one changes nothing. */
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

export const theFeeOf = (payments: readonly Payment[]): Payment | undefined =>
  payments.filter(({ state }) => state === 'paid').sort(earlier)[0];

/** What was paid for the order: with an offer, less than its amount. */
export const amountPaid = ({ attempts, paymentId, amount }: Payment): number =>
  attempts.find(({ id }) => id === paymentId)?.amount ?? amount;

/** A student's payments with their flags: one attempt may keep its money, the others must return it. @param mayKeepOne
 * false for an account that was erased before it paid */
export function flagged(payments: readonly Payment[], mayKeepOne = true): readonly Payment[] {
  const first = mayKeepOne ? theFeeOf(payments) : undefined;
  return payments.map((payment) => ({ ...payment, flag: flagOf(payment, payment === first) }));
}

/** A payment's state in the specification's words, with one more. */
export function statusOf({ state }: Pick<Payment, 'state'>) {
  if (state === 'paid') return 'success';
  return state === 'failed' || state === 'refunded' ? state : 'pending';
}
