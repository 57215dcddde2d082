import type { FieldErrors } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/time.js';

export const DISPUTE_KINDS = {
  'wrong-key': 'The answer marked as correct is wrong',
  'two-right': 'More than one option is right',
  unclear: 'The question is unclear',
  misprint: 'There is a misprint',
  outdated: 'It is out of date',
  other: 'Something else is wrong',
} as const;
export type DisputeKind = keyof typeof DISPUTE_KINDS;

export const DISPUTE_TEXT = { least: 20, most: 1_000 } as const;
/** The longest line about a question that a student writes during the test. */
export const MOST_LINE_CHARACTERS = 300;
/** How many days after the end of a test its questions can be disputed. */
export const DISPUTE_DAYS = 7;
/** How many disputes of one test may be open or declined; upheld ones don't count. */
export const MOST_DISPUTES = 3;

const SECONDS_PER_DAY = 24 * 60 * 60;

/** Open; upheld, because a ruling followed; or declined with a reason. */
type DisputeState = 'open' | 'upheld' | 'declined';

/** A student's statement that a question of the student's test is wrong; at most one for each question of a test. */
export type QuestionDispute = {
  readonly id: string;
  readonly resultId: string;
  readonly studentId: string;
  readonly questionId: string;
  readonly version: number;
  /** The number of the question in that test, from 1. */
  readonly place: number;
  readonly kind: DisputeKind;
  readonly text: string;
  readonly state: DisputeState;
  /** The reason for the decision, for the student; empty while it is open. */
  readonly answer: string;
  readonly rulingId: string | null;
  readonly openedAt: Date;
  readonly decidedAt: Date | null;
};

const isDisputeKind = (kind: string): kind is DisputeKind => Object.hasOwn(DISPUTE_KINDS, kind);

export type DisputeForm = { readonly kind: string; readonly text: string };

export const disputeLength = (text: string): number => text.trim().length;

export function disputeErrors({ kind, text }: DisputeForm): FieldErrors<keyof DisputeForm> {
  const errors: FieldErrors<keyof DisputeForm> = {};
  const { least, most } = DISPUTE_TEXT;
  const length = disputeLength(text);
  if (!isDisputeKind(kind)) errors.kind = 'Please choose what is wrong';
  if (length < least) errors.text = `Please use at least ${least} characters`;
  if (length > most) errors.text = `Please use at most ${most} characters`;
  return errors;
}

/** The last moment to dispute questions of a test that closed at this time. */
export const disputableUntil = (closedAt: Date): Date =>
  secondsAfter(closedAt, DISPUTE_DAYS * SECONDS_PER_DAY);

/** How many more questions of a test can be disputed, given the disputes so far. */
export const disputesLeft = (ofTest: readonly Pick<QuestionDispute, 'state'>[]): number =>
  Math.max(0, MOST_DISPUTES - ofTest.filter(({ state }) => state !== 'upheld').length);
