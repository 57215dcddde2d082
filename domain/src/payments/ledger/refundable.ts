import { amountReturned, type PaymentAttempt } from './attempt.js';
import { atStake, chargedBack } from './chargeback.js';

type Money = Pick<PaymentAttempt, 'amount' | 'refunds' | 'chargebacks'>;

/** How much of an attempt can be refunded, in paise: what refunds and lost chargebacks have left, without what an
 * undecided chargeback may take. */
export const refundable = (one: Money): number =>
  Math.max(0, one.amount - amountReturned(one) - atStake(one.chargebacks));

/** Whether a stored refund may be sent, must wait for a chargeback, or has become impossible by one. */
export function refundAgainst(amount: number, one: Money): 'send' | 'wait' | 'drop' {
  const left = one.amount - amountReturned(one);
  if (chargedBack(one.chargebacks) > 0 && amount > left) return 'drop';
  const asked = atStake(one.chargebacks);
  return asked > 0 && amount > left - asked ? 'wait' : 'send';
}
