import type { FieldErrors } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/time.js';

/** What a student says is wrong with a question, as the form words it. */
export const DISPUTE_KINDS = {
  'wrong-key': 'The answer marked as correct is wrong',
  'two-right': 'More than one option is right',
  unclear: 'The question is unclear',
  misprint: 'There is a misprint',
  outdated: 'It is out of date',
} as const;
export type DisputeKind = keyof typeof DISPUTE_KINDS;

/** The fewest and the most characters in which a student says what is wrong. */
export const DISPUTE_TEXT = { least: 20, most: 1_000 } as const;
/** How long after the end of a test its questions can be disputed. */
export const DISPUTE_DAYS = 7;
/** How many disputes of one test may be open or declined; upheld ones do not count. */
export const MOST_DISPUTES = 3;

const SECONDS_PER_DAY = 24 * 60 * 60;

/** It waits, a ruling followed from it, or it was declined with a reason. */
export type DisputeState = 'open' | 'upheld' | 'declined';

/** A student's word that a question of a test of theirs is wrong; at most one a question of a test. */
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
  /** Why it was decided so, in words for the student; empty as long as it is open. */
  readonly answer: string;
  readonly rulingId: string | null;
  readonly openedAt: Date;
  readonly decidedAt: Date | null;
};

const isDisputeKind = (kind: string): kind is DisputeKind => Object.hasOwn(DISPUTE_KINDS, kind);

export type DisputeForm = { readonly kind: string; readonly text: string };

/** How many characters a text counts for: those that are left once it is trimmed. */
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

/** The last moment at which the questions of a test that closed then can be disputed. */
export const disputableUntil = (closedAt: Date): Date =>
  secondsAfter(closedAt, DISPUTE_DAYS * SECONDS_PER_DAY);

/** How many more questions of a test can be disputed, given those of it that were. */
export const disputesLeft = (ofTest: readonly Pick<QuestionDispute, 'state'>[]): number =>
  Math.max(0, MOST_DISPUTES - ofTest.filter(({ state }) => state !== 'upheld').length);
