import { secondsAfter } from '../../kernel/time.js';
import { isPending } from '../orders/payment-claim.js';
import type { Payment } from '../ledger/payment.js';

/** How long to wait for updates of an order before the provider is asked. */
export const FIRST_CHECK_SECONDS = 15 * 60;
const MOST_WAIT_SECONDS = 12 * 60 * 60;
/** How soon the provider is asked about a payment that is pending. */
export const PENDING_CHECK_SECONDS = 10;
const MOST_PENDING_WAIT_SECONDS = 15 * 60;
/** Razorpay returns authorised money that was not captured after five days. */
const GIVEN_UP_SECONDS = 5 * 24 * 60 * 60;

function waitOf(payment: Payment, now: Date): number {
  if (!isPending(payment)) {
    return Math.min(FIRST_CHECK_SECONDS * 2 ** payment.checks, MOST_WAIT_SECONDS);
  }
  const since = payment.claimedAt ?? payment.createdAt;
  const age = (now.getTime() - since.getTime()) / 1_000;
  return Math.min(Math.max(age, PENDING_CHECK_SECONDS), MOST_PENDING_WAIT_SECONDS);
}

/** When to ask the provider again, each time later; null when the student got the order more than five days ago. A
 * pending payment is checked soon and often. */
export function nextCheck(payment: Payment, now: Date): Date | null {
  const { createdAt, offeredAt, claimedAt } = payment;
  const since = Math.max(...[createdAt, offeredAt, claimedAt].map((one) => one?.getTime() ?? 0));
  const at = secondsAfter(now, waitOf(payment, now));
  return at.getTime() > since + GIVEN_UP_SECONDS * 1_000 ? null : at;
}
