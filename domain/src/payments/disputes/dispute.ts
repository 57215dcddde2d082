/** How a dispute can stand; of two descriptions of one moment, the one further along is the later. */
export const DISPUTE_STATES = [
  'open',
  'action-required',
  'under-review',
  'closed',
  'won',
  'lost',
] as const;

/** The bank wants an answer while a dispute is `open` or `action-required`; `closed`
 * is one that ended without a decision about the money. */
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A customer or a bank that disputes a payment, also called a chargeback, as the provider
 * described it last. Amounts are in paise, times in Unix seconds by the provider's clock. */
export type Dispute = {
  readonly id: string;
  readonly amount: number;
  /** What the provider has taken from our balance for it. */
  readonly deducted: number;
  readonly reason: string;
  /** How far it has been escalated, in the provider's words, such as `chargeback`. */
  readonly phase: string;
  readonly state: DisputeState;
  /** Until when the bank takes an answer; null if the provider names no time. */
  readonly respondBy: number | null;
  readonly openedAt: number;
  readonly asOf: number;
};

export type DisputeOfPayment = Dispute & {
  readonly paymentId: string;
  readonly tryId: string;
};

const later = (known: Dispute, update: Dispute): Dispute => {
  const ahead =
    update.asOf - known.asOf ||
    DISPUTE_STATES.indexOf(update.state) - DISPUTE_STATES.indexOf(known.state);
  return ahead > 0 ? update : known;
};

/** The disputes after an update of one of them; an update that is old or known changes nothing. */
export function withDispute(disputes: readonly Dispute[], update: Dispute): readonly Dispute[] {
  const known = disputes.find(({ id }) => id === update.id);
  if (!known) return [...disputes, update];
  return disputes.map((dispute) => (dispute === known ? later(known, update) : dispute));
}

/** What the bank has taken back for good, in paise: the amounts of lost disputes. An undecided one
 * changes nothing, even while the provider withholds the money. */
export const chargedBack = (disputes: readonly Dispute[]): number =>
  disputes
    .filter(({ state }) => state === 'lost')
    .reduce((sum, { amount, deducted }) => sum + (deducted || amount), 0);

const UNDECIDED: readonly DisputeState[] = ['open', 'action-required', 'under-review'];

/** How much of a payment the bank may yet take back, in paise. */
export const atStake = (disputes: readonly Dispute[]): number =>
  disputes
    .filter(({ state }) => UNDECIDED.includes(state))
    .reduce((sum, { amount }) => sum + amount, 0);

/** Whether the bank waits for our answer. */
export const isToBeAnswered = ({ state }: Dispute): boolean =>
  state === 'open' || state === 'action-required';

/** The provider's list has no separate state for a request for more papers. */
const listed = (state: DisputeState): DisputeState =>
  state === 'action-required' ? 'open' : state;

/** Whether the provider's list says of a dispute what we know of it. */
export const isAsListed = (known: Dispute, inList: Dispute): boolean =>
  listed(known.state) === listed(inList.state) &&
  known.phase === inList.phase &&
  known.respondBy === inList.respondBy;
