import { amountReturned, type PaymentAttempt } from '../attempts/payment-attempt.js';
import { atStake, chargedBack } from '../chargebacks/chargeback.js';

type Money = Pick<PaymentAttempt, 'amount' | 'refunds' | 'chargebacks'>;

/** What of an attempt may be given back by a refund, in paise: what refunds and banks have left of it.
 * What a bank may yet take by a chargeback is not given back as well. */
export const refundable = (one: Money): number =>
  Math.max(0, one.amount - amountReturned(one) - atStake(one.chargebacks ?? []));

/** Whether a refund that was booked may be sent, has to wait for a chargeback, or came too late for one. */
export function refundAgainst(amount: number, one: Money): 'send' | 'wait' | 'drop' {
  const { chargebacks = [] } = one;
  const left = one.amount - chargedBack(chargebacks);
  if (amount > left) return 'drop';
  return amount > left - atStake(chargebacks) ? 'wait' : 'send';
}
