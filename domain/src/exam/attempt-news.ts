import { type Attempt, timeOf } from './attempt.js';
import { secondsUntil } from '../kernel/time.js';
import type { Announcement, Intervention } from './intervention.js';

type Notice = {
  readonly id: string;
  readonly kind: Intervention['kind'] | 'announced';
  /** The seconds that were added; 0 if none were. */
  readonly seconds: number;
  readonly text: string;
  readonly at: Date;
};

export type AttemptNews = {
  readonly attemptId: string;
  readonly state: Attempt['state'];
  readonly deadline: Date;
  readonly remainingSeconds: number;
  readonly time: ReturnType<typeof timeOf>;
  readonly notices: readonly Notice[];
};

export type NewsAttempt = Pick<
  Attempt,
  'id' | 'state' | 'startedAt' | 'deadline' | 'extraSeconds' | 'addedSeconds'
>;

const byTime = (one: Notice, other: Notice): number => Number(one.at) - Number(other.at);

/** The events of an attempt for its page: all changes and announcements since it began. */
export function newsOf(
  attempt: NewsAttempt,
  interventions: readonly Pick<Intervention, 'id' | 'kind' | 'seconds' | 'reason' | 'at'>[],
  announcements: readonly Pick<Announcement, 'id' | 'text' | 'at'>[],
  now: Date,
): AttemptNews {
  const done = interventions.map(({ reason: text, ...rest }) => ({ ...rest, text }));
  const said = announcements.map((one) => ({ ...one, kind: 'announced' as const, seconds: 0 }));
  return {
    attemptId: attempt.id,
    state: attempt.state,
    deadline: attempt.deadline,
    remainingSeconds: attempt.state === 'open' ? secondsUntil(now, attempt.deadline) : 0,
    time: timeOf(attempt),
    notices: [...done, ...said].sort(byTime),
  };
}
