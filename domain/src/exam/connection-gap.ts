import { earlierOf, laterOf, secondsAfter, secondsUntil } from '../kernel/time.js';
import type { AttemptState } from './attempt.js';

export type ConnectionGap = {
  readonly attemptId: string;
  readonly sessionId: string | null;
  readonly from: Date;
  readonly to: Date;
  readonly failures: number;
  /** Whether nothing of the session reached any process meanwhile. */
  readonly isConfirmed: boolean;
};

export type Silence = { readonly from: Date; readonly to: Date };

/** What a page tells: from which answer on, sealed by us, its calls failed, and how many. */
export type GapClaim = { readonly since: Date; readonly failures: number };

/** What is shorter is no gap: a page that is at rest speaks every 30 seconds. */
export const LEAST_GAP_SECONDS = 20;
/** A silence that ended so long before the page tells of its gap belongs to another one. */
const JUST_NOW_SECONDS = 10;

const isLong = ({ from, to }: Silence): boolean => to >= secondsAfter(from, LEAST_GAP_SECONDS);

/** The gap that a claim amounts to, null if too short; confirmed is only the server's own silence.
 * @param end now, or when the test ended */
export function gapFrom(
  { since, failures }: GapClaim,
  silence: Silence | null,
  { now, end }: { readonly now: Date; readonly end: Date },
): Pick<ConnectionGap, 'from' | 'to' | 'failures' | 'isConfirmed'> | null {
  const told = { from: since, to: earlierOf(now, end) };
  if (!Number.isInteger(failures) || failures < 1 || !isLong(told)) return null;
  const isOfNow = silence && silence.to >= secondsAfter(now, -JUST_NOW_SECONDS);
  if (isOfNow) {
    const heard = { from: laterOf(since, silence.from), to: earlierOf(told.to, silence.to) };
    if (isLong(heard)) return { ...heard, failures, isConfirmed: true };
  }
  return { ...told, failures, isConfirmed: false };
}

type Weighed = {
  readonly state: AttemptState;
  readonly startedAt: Date;
  readonly deadline: Date;
  readonly addedSeconds: number;
  readonly closedAt: Date | null;
};

/** What might be fair; a person decides. */
export type Suggestion =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'attempt' };

type Span = Pick<ConnectionGap, 'from' | 'to' | 'isConfirmed'>;

const MOST_MINUTES_SUGGESTED = 10;
/** More of the time than this can't be made good afterwards. */
const MOST_LOST_PERCENT = 30;

/** How many seconds the confirmed gaps take, each moment once. */
export function secondsLost(gaps: readonly Span[]): number {
  const confirmed = gaps
    .filter(({ isConfirmed }) => isConfirmed)
    .sort((one, other) => Number(one.from) - Number(other.from));
  let until = new Date(0);
  let lost = 0;
  for (const { from, to } of confirmed) {
    lost += secondsUntil(laterOf(from, until), to);
    until = laterOf(until, to);
  }
  return lost;
}

/** Suggests, while the test runs, the minutes lost and not yet added; once closed, to give the
 * attempt back if much was lost or it ended in a gap. */
export function suggestionFor(attempt: Weighed, gaps: readonly Span[]): Suggestion | null {
  const { state, startedAt, deadline, addedSeconds, closedAt } = attempt;
  const lost = secondsLost(gaps);
  if (state === 'void' || lost === 0) return null;
  if (state === 'open') {
    const minutes = Math.ceil((lost - addedSeconds) / 60);
    return minutes > 0
      ? { kind: 'minutes', minutes: Math.min(minutes, MOST_MINUTES_SUGGESTED) }
      : null;
  }
  const limit = secondsUntil(startedAt, deadline) - addedSeconds;
  const end = earlierOf(closedAt, deadline);
  const endedInGap = gaps.some(({ to, isConfirmed }) => isConfirmed && to >= end);
  return endedInGap || lost * 100 > limit * MOST_LOST_PERCENT ? { kind: 'attempt' } : null;
}
