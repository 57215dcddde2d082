import { counted } from '../kernel/counted.js';
import { earlierOf, secondsUntil } from '../kernel/time.js';

/** What a page of a test counted since the test was first opened in it: only how often, never what. */
type SignalCounts = {
  /** How often it was hidden, or lost the focus. */
  readonly leaves: number;
  /** How long that was, in all, in whole seconds. */
  readonly awaySeconds: number;
  /** How often text was copied from it. */
  readonly copies: number;
};

/** What one page reported last. A page keeps its id over reloads, not over tabs. */
export type PageSignals = SignalCounts & { readonly page: string };

/** All that an attempt's pages reported; none if the student was not informed before the start. */
export type AttemptSignals = {
  readonly attemptId: string;
  readonly beganAt: Date;
  readonly pages: readonly PageSignals[];
};

export type SignalTotals = SignalCounts & { readonly places: number };

type Times = {
  readonly startedAt: Date;
  readonly deadline: Date;
  readonly closedAt: Date | null;
};

/** A student has a few; reports of more pages are ignored. */
export const MOST_PAGES = 20;
/** Nobody copies more often; a higher claim is cut to this. */
const MOST_COPIES = 999;

const within = (claim: number, most: number): number =>
  Number.isInteger(claim) ? Math.min(Math.max(claim, 0), most) : 0;

/** How long the attempt has lasted by now: no page can have been left for longer. */
const lasted = ({ startedAt, deadline, closedAt }: Times, now: Date): number =>
  secondsUntil(startedAt, earlierOf(earlierOf(closedAt, deadline), now));

/** A claim within what the attempt's time allows: each leave takes a second at least. */
function believed(claim: SignalCounts, seconds: number): SignalCounts {
  const leaves = within(claim.leaves, seconds);
  return {
    leaves,
    awaySeconds: leaves === 0 ? 0 : within(claim.awaySeconds, seconds),
    copies: within(claim.copies, MOST_COPIES),
  };
}

const larger = (one: SignalCounts, other: SignalCounts): SignalCounts => ({
  leaves: Math.max(one.leaves, other.leaves),
  awaySeconds: Math.max(one.awaySeconds, other.awaySeconds),
  copies: Math.max(one.copies, other.copies),
});

/** The signals with what a page tells now. Its counts only rise, so that a report that comes late
 * or twice changes nothing, and the order of reports does not matter. */
export function withReport(
  signals: AttemptSignals,
  { page, ...claim }: PageSignals,
  attempt: Times,
  now: Date,
): AttemptSignals {
  const told = believed(claim, lasted(attempt, now));
  const known = signals.pages.find((one) => one.page === page);
  if (!known && signals.pages.length >= MOST_PAGES) return signals;
  const others = signals.pages.filter((one) => one !== known);
  return { ...signals, pages: [...others, { page, ...(known ? larger(known, told) : told) }] };
}

const sum = (pages: readonly PageSignals[], name: keyof SignalCounts): number =>
  pages.reduce((all, page) => all + page[name], 0);

/** What the signals of an attempt come to; two pages can't be left for longer than it lasted. */
export function totalsOf({ pages }: AttemptSignals, attempt: Times, now: Date): SignalTotals {
  const seconds = lasted(attempt, now);
  return {
    leaves: Math.min(sum(pages, 'leaves'), seconds),
    awaySeconds: Math.min(sum(pages, 'awaySeconds'), seconds),
    copies: Math.min(sum(pages, 'copies'), MOST_COPIES),
    places: pages.length,
  };
}

const often = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : counted(count, 'time');

const long = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** The same in plain words for the student; empty where there is nothing to report. */
export function signalsInWords(totals: SignalTotals): readonly string[] {
  const { leaves, awaySeconds, copies, places } = totals;
  const said = [
    ...(leaves > 0 ? [`You left the page ${often(leaves)}, ${long(awaySeconds)} in all.`] : []),
    ...(copies > 0 ? [`You copied text from it ${often(copies)}.`] : []),
    ...(places > 1 ? [`It was open in ${places} tabs or devices.`] : []),
  ];
  return said.length === 0 ? [] : [...said, 'It does not change your score.'];
}
