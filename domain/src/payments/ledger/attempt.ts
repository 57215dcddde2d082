import { chargedBack, withChargeback, type Chargeback } from './chargeback.js';

/** The state of a payment attempt at the provider; it only moves forward. */
export type PaymentAttemptState = 'failed' | 'authorized' | 'captured';

/** The state of a refund; a failed one may still be processed. */
export type RefundState = 'requested' | 'failed' | 'processed';

/** A refund at the provider, ours or not. In paise. */
export type RefundRecord = {
  readonly id: string;
  readonly amount: number;
  readonly state: RefundState;
};

export type PaymentAttempt = {
  readonly id: string;
  readonly state: PaymentAttemptState;
  /** The amount that paid the order, in paise. */
  readonly amount: number;
  /** The amount on top, in paise: the provider's fee, if the customer pays it. */
  readonly customerFee: number;
  /** Whether it pays the order: it is captured, and has the order's amount or the provider says that it paid the order.
   * */
  readonly counts: boolean;
  /** Whether the provider has ever named another amount or currency than the order's. */
  readonly differs: boolean;
  /** Whether the provider says that this payment paid its order. */
  readonly paysOrder: boolean;
  readonly refunds: readonly RefundRecord[];
  readonly chargebacks: readonly Chargeback[];
};

export type ProviderUpdate = {
  readonly paymentId: string;
  readonly state: PaymentAttemptState;
  /** Null if the update names no amount, as the answer to a refund does. */
  readonly paid: Money | null;
  /** Whether the provider says that this payment paid its order; missing if the order was not read. */
  readonly paysOrder?: boolean;
  readonly refund: RefundRecord | null;
  readonly chargeback?: Chargeback | null;
};

export type Money = { readonly amount: number; readonly currency: string };

const ATTEMPT_STATES: readonly PaymentAttemptState[] = ['failed', 'authorized', 'captured'];
const REFUND_STATES: readonly RefundState[] = ['requested', 'failed', 'processed'];

const furthest = <State>(states: readonly State[], one: State, other: State): State =>
  states.indexOf(one) < states.indexOf(other) ? other : one;

function withRefund(
  refunds: readonly RefundRecord[],
  update: RefundRecord | null,
): readonly RefundRecord[] {
  if (!update) return refunds;
  const known = refunds.find(({ id }) => id === update.id);
  if (!known) return [...refunds, update];
  const state = furthest(REFUND_STATES, known.state, update.state);
  return refunds.map((refund) => (refund === known ? { ...known, state } : refund));
}

const isOf = (order: Money, { paid }: ProviderUpdate): boolean =>
  !paid || (paid.amount === order.amount && paid.currency === order.currency);

const isPaidBy = (order: Money, { paysOrder, paid }: ProviderUpdate): boolean =>
  paysOrder === true && paid?.currency === order.currency;

function newAttempt({ paymentId: id, state }: ProviderUpdate, { amount }: Money): PaymentAttempt {
  const flags = { counts: false, differs: false, paysOrder: false };
  return { id, state, amount, customerFee: 0, ...flags, refunds: [], chargebacks: [] };
}

/** The order's amount decides: more is a fee, and less is an offer. */
function updated(known: PaymentAttempt, update: ProviderUpdate, order: Money): PaymentAttempt {
  const differs = known.differs || !isOf(order, update);
  const paysOrder = known.paysOrder || isPaidBy(order, update);
  const state = furthest(ATTEMPT_STATES, known.state, update.state);
  const knownPaid = known.amount + known.customerFee;
  const paid = isOf(order, update) ? knownPaid : (update.paid?.amount ?? knownPaid);
  const amount = paysOrder ? Math.min(paid, order.amount) : paid;
  return {
    ...known,
    state,
    differs,
    paysOrder,
    amount,
    customerFee: paid - amount,
    counts: known.counts || (state === 'captured' && (paysOrder || !differs)),
    refunds: withRefund(known.refunds, update.refund),
    chargebacks: withChargeback(known.chargebacks, update.chargeback),
  };
}

/** The attempts after an update of one of them; an outdated or known update changes nothing. */
export function applyUpdate(
  attempts: readonly PaymentAttempt[],
  update: ProviderUpdate,
  order: Money,
): readonly PaymentAttempt[] {
  const known = attempts.find(({ id }) => id === update.paymentId);
  const next = updated(known ?? newAttempt(update, order), update, order);
  return known ? attempts.map((one) => (one === known ? next : one)) : [...attempts, next];
}

/** How much of a payment attempt was returned to the customer, in paise: by refunds and lost chargebacks. */
export const amountReturned = ({
  refunds,
  chargebacks,
}: Pick<PaymentAttempt, 'refunds' | 'chargebacks'>): number =>
  refunds
    .filter(({ state }) => state === 'processed')
    .reduce((sum, { amount }) => sum + amount, chargedBack(chargebacks));

/** Whether we have the money: captured, and not returned in full. */
export const isKept = (one: PaymentAttempt): boolean =>
  one.state === 'captured' && amountReturned(one) < one.amount;

/** Whether the money is authorised, and neither captured nor released. */
export const isHeld = (one: PaymentAttempt): boolean =>
  one.state === 'authorized' && amountReturned(one) < one.amount;

/** Whether we have its money although, as far as we know, it does not pay its order. */
export const isUnexplained = (one: PaymentAttempt): boolean => isKept(one) && !one.counts;

/** Whether this attempt pays its order now. */
export const isPaying = (one: PaymentAttempt): boolean => one.counts && isKept(one);
