import { isHeld } from '../attempts/payment-attempt.js';
import { UNPAID_STATES, type Payment } from './payment.js';

/** The payment with the proof that the student handed in; while it is watched, a second is no news. */
export function withClaim(payment: Payment, tryId: string, now: Date): Payment {
  const isKnown = payment.claimedTryId === tryId && payment.checkAt !== null;
  if (isKnown || !UNPAID_STATES.includes(payment.state)) return payment;
  return { ...payment, claimedTryId: tryId, claimedAt: now };
}

/** Whether nobody knows yet what became of the student's money: checkout's proof is there and the
 * provider was not asked or does not know the payment, or the bank has set the money aside and it
 * was not taken. Not so any more once the payment was captured, has failed or was given back. */
export function isPending({ state, claimedTryId, checkAt, tries }: Payment): boolean {
  if (checkAt === null || !UNPAID_STATES.includes(state)) return false;
  const isUnknown = claimedTryId !== null && !tries.some(({ id }) => id === claimedTryId);
  return isUnknown || tries.some((one) => isHeld(one) && !one.differs);
}
