import { secondsAfter } from '../../kernel/time.js';

type DowntimeSeverity = 'low' | 'medium' | 'high';

/** A time in which a way to pay fails more often than it should, as the provider describes it. */
export type Downtime = {
  readonly id: string;
  /** The provider's word for the way to pay, such as `upi`, `card` or `netbanking`. */
  readonly method: string;
  /** The bank, handle or network that fails, by the provider's code; null if all of them do. */
  readonly instrument: string | null;
  readonly severity: DowntimeSeverity;
  readonly isOver: boolean;
  /** In Unix seconds, by the provider's clock. */
  readonly begin: number;
  /** When the provider described it so, in Unix seconds. */
  readonly asOf: number;
};

export type KnownDowntimes = { readonly all: readonly Downtime[]; readonly toldAt: Date };

/** After a failed call to the provider, what was known before still counts for so long. */
const TRUSTED_SECONDS = 600;

const isLater = (known: Downtime, update: Downtime): boolean =>
  update.asOf > known.asOf || (update.asOf === known.asOf && update.isOver);

/** The downtimes after an update of one; an old update changes nothing. */
export function withDowntime(all: readonly Downtime[], update: Downtime): readonly Downtime[] {
  const known = all.find(({ id }) => id === update.id);
  if (!known) return [...all, update];
  return isLater(known, update) ? all.map((one) => (one === known ? update : one)) : all;
}

/** Those of which a student who is about to pay is warned: they have begun, are not over, and many
 * payments fail. Nothing is blocked by them. */
export function downtimesToShow({ all, toldAt }: KnownDowntimes, now: Date): readonly Downtime[] {
  if (now > secondsAfter(toldAt, TRUSTED_SECONDS)) return [];
  const nowSeconds = now.getTime() / 1_000;
  return all.filter(
    ({ severity, isOver, begin }) => severity === 'high' && !isOver && begin <= nowSeconds,
  );
}
