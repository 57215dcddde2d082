import { isHeld } from '../ledger/attempt.js';
import { theFeeOf, UNPAID_STATES, type Payment } from '../ledger/payment.js';

export function withClaim(payment: Payment, providerPaymentId: string, now: Date): Payment {
  const isKnown = payment.claimedPaymentId === providerPaymentId && payment.checkAt !== null;
  if (isKnown || !UNPAID_STATES.includes(payment.state)) return payment;
  return { ...payment, claimedPaymentId: providerPaymentId, claimedAt: now };
}

/** Whether the outcome of a payment is unknown: checkout's proof came but the provider gave no answer, or the money is
 * authorised and not captured, perhaps with a fee on top. */
export function isPending(payment: Payment): boolean {
  const { amount, state, claimedPaymentId, checkAt, attempts } = payment;
  if (checkAt === null || !UNPAID_STATES.includes(state)) return false;
  const isUnknown =
    claimedPaymentId !== null && !attempts.some(({ id }) => id === claimedPaymentId);
  return isUnknown || attempts.some((one) => isHeld(one) && (!one.differs || one.amount > amount));
}

/** The state of the fee, by a student's payments. If the student was read before as Not Paid, `paid` means that the
 * payment came between. */
export function feeStateOf(payments: readonly Payment[]): 'paid' | 'pending' | 'unpaid' {
  if (theFeeOf(payments)) return 'paid';
  return payments.some(isPending) ? 'pending' : 'unpaid';
}
