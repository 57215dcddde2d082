/** How a chargeback can be; of two descriptions of one moment, the one further along is the later. */
export const CHARGEBACK_STATES = [
  'open',
  'action-required',
  'under-review',
  'closed',
  'won',
  'lost',
] as const;

/** The bank wants an answer while a chargeback is `open` or `action-required`; `closed`
 * is one that ended without a decision about the money. */
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/** A customer or a bank that chargebacks a payment, also called a chargeback, as the provider
 * described it last. Amounts are in paise, times in Unix seconds by the provider's clock. */
export type Chargeback = {
  readonly id: string;
  readonly amount: number;
  /** What the provider has taken from our balance for it. */
  readonly deducted: number;
  readonly reason: string;
  /** How far it has been escalated, in the provider's words, such as `chargeback`. */
  readonly phase: string;
  readonly state: ChargebackState;
  /** Until when the bank takes an answer; null if the provider names no time. */
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

/** The chargebacks after an update of one of them; an update that is old or known changes nothing. */
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

/** What the bank has taken back for good, in paise: the amounts of lost chargebacks. An undecided one
 * changes nothing, even while the provider withholds the money. */
export const chargedBack = (chargebacks: readonly Chargeback[]): number =>
  chargebacks
    .filter(({ state }) => state === 'lost')
    .reduce((sum, { amount, deducted }) => sum + (deducted || amount), 0);

const UNDECIDED: readonly ChargebackState[] = ['open', 'action-required', 'under-review'];

/** How much of a payment the bank may yet take back, in paise. */
export const atStake = (chargebacks: readonly Chargeback[]): number =>
  chargebacks
    .filter(({ state }) => UNDECIDED.includes(state))
    .reduce((sum, { amount }) => sum + amount, 0);

/** Whether the bank waits for our answer. */
export const isToBeAnswered = ({ state }: Chargeback): boolean =>
  state === 'open' || state === 'action-required';

/** The provider's list has no separate state for a request for more papers. */
const listed = (state: ChargebackState): ChargebackState =>
  state === 'action-required' ? 'open' : state;

/** Whether the provider's list says of a chargeback what we know of it. */
export const isAsListed = (known: Chargeback, inList: Chargeback): boolean =>
  listed(known.state) === listed(inList.state) &&
  known.phase === inList.phase &&
  known.respondBy === inList.respondBy;
