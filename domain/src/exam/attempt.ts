import type { TestDomain } from '../accounts/index.js';
import { secondsAfter, secondsUntil } from '../kernel/time.js';
import { isOptionKey, type OptionKey, type ServedQuestion } from '../questions/index.js';
import { type Policy, SUBMIT_GRACE_SECONDS } from '../settings/index.js';
import type { TimeAllowed } from './time-allowed.js';

const SECONDS_PER_MINUTE = 60;

/** Chosen options by question id; null is a choice taken back. */
export type Answers = Readonly<Record<string, OptionKey | null>>;

/** The state of an attempt. It is used once it is submitted or expired; void, it never counted. */
export type AttemptState = 'open' | 'submitted' | 'expired' | 'void';

export type Attempt = {
  readonly id: string;
  readonly studentId: string;
  readonly domain: TestDomain;
  readonly state: AttemptState;
  readonly startedAt: Date;
  /** The start, the limit of that time, and all that was added to it. */
  readonly deadline: Date;
  /** Of it, what an accommodation gave as the attempt began. */
  readonly extraSeconds: number;
  /** Of it, what extensions and a reopening gave since. */
  readonly addedSeconds: number;
  /** The threshold that held when the attempt began, in percent. */
  readonly passPercent: number;
  /** The questions as they were served, in order, with their keys. */
  readonly questions: readonly ServedQuestion[];
  readonly answers: Answers;
  readonly closedAt: Date | null;
};

/** A fresh attempt under the figures in force, of this length. */
export const openAttempt = (
  parts: Pick<Attempt, 'id' | 'studentId' | 'domain' | 'questions'>,
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

/** How long the attempt may take in all, and of what that is made up. */
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

/** Whether the attempt still runs for the student. */
export const isRunning = (attempt: Attempt, now: Date): boolean =>
  attempt.state === 'open' && now < attempt.deadline;

const graceDeadline = (attempt: Pick<Attempt, 'deadline'>): Date =>
  secondsAfter(attempt.deadline, SUBMIT_GRACE_SECONDS);

/** Whether answers that arrive now count. */
export const acceptsAnswers = (attempt: Ends, now: Date): boolean =>
  attempt.state === 'open' && now <= graceDeadline(attempt);

/** Whether the server is to close the attempt by itself. */
export const isOverdue = (attempt: Ends, now: Date): boolean =>
  attempt.state === 'open' && now > graceDeadline(attempt);

/** Whole seconds until the deadline; 0 once it has passed. */
export const remainingSeconds = (attempt: Attempt, now: Date): number =>
  secondsUntil(now, attempt.deadline);

/** Whole minutes that the test has for everybody; what one student had beside it is nobody's business. */
export const minutesOf = (attempt: Attempt): number =>
  Math.round(timeOf(attempt).limitSeconds / SECONDS_PER_MINUTE);

/** Of what a client sent, the answers to this attempt's own questions, in options that exist. */
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

/** The answers with the options chosen at the end; an unanswered question there erases nothing. */
export function withFinalChoices(saved: Answers, final: Answers): Answers {
  const chosen = Object.entries(final).filter(([, option]) => option !== null);
  return { ...saved, ...Object.fromEntries(chosen) };
}
