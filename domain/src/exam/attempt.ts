import type { TestDomain } from '../accounts/index.js';
import { secondsAfter, secondsUntil } from '../kernel/time.js';
import { isOptionKey, type OptionKey, type ServedQuestion } from '../questions/index.js';
import { type Policy, SUBMIT_GRACE_SECONDS } from '../settings/index.js';
import type { TimeAllowed } from './time-allowed.js';

const SECONDS_PER_MINUTE = 60;

/** Chosen options by question id; null is a withdrawn choice. */
export type Answers = Readonly<Record<string, OptionKey | null>>;

/** The state of an attempt. A submitted or expired attempt is used; a void one does not count. */
export type AttemptState = 'open' | 'submitted' | 'expired' | 'void';

export type Attempt = {
  readonly id: string;
  readonly studentId: string;
  readonly domain: TestDomain;
  /** The supervised sitting in which it began; null at home. */
  readonly sittingId: string | null;
  readonly state: AttemptState;
  readonly startedAt: Date;
  /** The start plus the time limit and all added time. */
  readonly deadline: Date;
  /** The part of it that an accommodation added at the start. */
  readonly extraSeconds: number;
  /** The part of it that extensions and a reopening added since. */
  readonly addedSeconds: number;
  /** The pass mark when the attempt began, in percent. */
  readonly passPercent: number;
  readonly questions: readonly ServedQuestion[];
  readonly answers: Answers;
  readonly closedAt: Date | null;
};

export const openAttempt = (
  parts: Pick<Attempt, 'id' | 'studentId' | 'domain' | 'sittingId' | 'questions'>,
  policy: Pick<Policy, 'passPercent'>,
  { limitSeconds, extraSeconds }: TimeAllowed,
  now: Date,
): Attempt => ({
  ...parts,
  state: 'open',
  startedAt: now,
  deadline: secondsAfter(now, limitSeconds + extraSeconds),
  extraSeconds,
  addedSeconds: 0,
  passPercent: policy.passPercent,
  answers: {},
  closedAt: null,
});

export function timeOf({
  startedAt,
  deadline,
  extraSeconds,
  addedSeconds,
}: Pick<Attempt, 'startedAt' | 'deadline' | 'extraSeconds' | 'addedSeconds'>) {
  const limitSeconds = secondsUntil(startedAt, deadline) - extraSeconds - addedSeconds;
  return { limitSeconds, extraSeconds, addedSeconds };
}

type Ends = Pick<Attempt, 'state' | 'deadline'>;

export const isRunning = (attempt: Attempt, now: Date): boolean =>
  attempt.state === 'open' && now < attempt.deadline;

const graceDeadline = (attempt: Pick<Attempt, 'deadline'>): Date =>
  secondsAfter(attempt.deadline, SUBMIT_GRACE_SECONDS);

export const acceptsAnswers = (attempt: Ends, now: Date): boolean =>
  attempt.state === 'open' && now <= graceDeadline(attempt);

export const isOverdue = (attempt: Ends, now: Date): boolean =>
  attempt.state === 'open' && now > graceDeadline(attempt);

/** Whole seconds until the deadline; 0 once it has passed. */
export const remainingSeconds = (attempt: Attempt, now: Date): number =>
  secondsUntil(now, attempt.deadline);

/** The time limit in whole minutes, without extra time: nobody else must learn that a student had some. */
export const minutesOf = (attempt: Attempt): number =>
  Math.round(timeOf(attempt).limitSeconds / SECONDS_PER_MINUTE);

/** The sent answers that belong to this attempt's questions and name existing options. */
export function ownAnswers(
  attempt: Pick<Attempt, 'questions'>,
  sent: Readonly<Record<string, unknown>>,
): Answers {
  const own = attempt.questions
    .filter(({ id }) => Object.hasOwn(sent, id))
    .map(({ id }) => [id, sent[id]] as const)
    .filter((entry): entry is [string, OptionKey | null] => {
      const [, option] = entry;
      return option === null || isOptionKey(option);
    });
  return Object.fromEntries(own);
}

/** The saved answers with the final choices; a question without a choice there keeps its saved answer. */
export function withFinalChoices(saved: Answers, final: Answers): Answers {
  const chosen = Object.entries(final).filter(([, option]) => option !== null);
  return { ...saved, ...Object.fromEntries(chosen) };
}
