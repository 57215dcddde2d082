/** The states of a chargeback. Of two descriptions with the same time, the one with the later state counts. */
export const CHARGEBACK_STATES = [
  'open',
  'action-required',
  'under-review',
  'closed',
  'won',
  'lost',
] as const;

/** In `open` and `action-required` the bank wants an answer; `closed` ended without a decision about the money. */
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/** A payment that a customer or a bank takes back, in the provider's latest description. Amounts are in paise, times in
 * Unix seconds by the provider's clock. */
export type Chargeback = {
  readonly id: string;
  readonly amount: number;
  /** The amount that the provider has taken from our balance for it. */
  readonly deducted: number;
  readonly reason: string;
  /** The stage of the procedure, in the provider's words, such as `chargeback`. */
  readonly phase: string;
  readonly state: ChargebackState;
  /** The last moment for an answer; null if the provider names none. */
  readonly respondBy: number | null;
  readonly openedAt: number;
  readonly asOf: number;
};

export type ChargebackOfPayment = Chargeback & {
  readonly paymentId: string;
  readonly providerPaymentId: string;
};

const later = (known: Chargeback, update: Chargeback): Chargeback => {
  const ahead =
    update.asOf - known.asOf ||
    CHARGEBACK_STATES.indexOf(update.state) - CHARGEBACK_STATES.indexOf(known.state);
  return ahead > 0 ? update : known;
};

/** The chargebacks after an update of one of them; an outdated or known update changes nothing. */
export function withChargeback(
  chargebacks: readonly Chargeback[],
  update: Chargeback | null | undefined,
): readonly Chargeback[] {
  if (!update) return chargebacks;
  const known = chargebacks.find(({ id }) => id === update.id);
  if (!known) return [...chargebacks, update];
  return chargebacks.map((chargeback) =>
    chargeback === known ? later(known, update) : chargeback,
  );
}

/** What banks have taken back for good, in paise: the amounts of lost chargebacks. An undecided one does not count,
 * even while the provider withholds the money. */
export const chargedBack = (chargebacks: readonly Chargeback[]): number =>
  chargebacks
    .filter(({ state }) => state === 'lost')
    .reduce((sum, { amount, deducted }) => sum + (deducted || amount), 0);

const UNDECIDED: readonly ChargebackState[] = ['open', 'action-required', 'under-review'];

/** How much of a payment banks may still take back, in paise. */
export const atStake = (chargebacks: readonly Chargeback[]): number =>
  chargebacks
    .filter(({ state }) => UNDECIDED.includes(state))
    .reduce((sum, { amount }) => sum + amount, 0);

export const isToBeAnswered = ({ state }: Chargeback): boolean =>
  state === 'open' || state === 'action-required';

/** The provider's list has no separate state for a request for more documents. */
const listed = (state: ChargebackState): ChargebackState =>
  state === 'action-required' ? 'open' : state;

export const isAsListed = (known: Chargeback, inList: Chargeback): boolean =>
  listed(known.state) === listed(inList.state) &&
  known.phase === inList.phase &&
  known.respondBy === inList.respondBy;
