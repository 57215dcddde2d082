import { amountReturned, type PaymentAttempt } from './attempt.js';
import { atStake, chargedBack } from './chargeback.js';

type Money = Pick<PaymentAttempt, 'amount' | 'refunds' | 'chargebacks'>;

/** What of an attempt may be given back by a refund, in paise: what refunds and banks have left of it.
 * What a bank may yet take by a chargeback is not given back as well. */
export const refundable = (one: Money): number =>
  Math.max(0, one.amount - amountReturned(one) - atStake(one.chargebacks));

/** Whether a refund that was booked may be sent, has to wait for a chargeback, or came too late for one. */
export function refundAgainst(amount: number, one: Money): 'send' | 'wait' | 'drop' {
  const left = one.amount - amountReturned(one);
  if (chargedBack(one.chargebacks) > 0 && amount > left) return 'drop';
  const asked = atStake(one.chargebacks);
  return asked > 0 && amount > left - asked ? 'wait' : 'send';
}
