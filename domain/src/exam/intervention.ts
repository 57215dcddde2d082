import { InvalidInput } from '../kernel/errors.js';
import { secondsAfter, secondsUntil } from '../kernel/time.js';
import type { Attempt } from './attempt.js';
import type { Result } from './result.js';

type InterventionKind = 'extended' | 'voided' | 'reopened';

export type Intervention = {
  readonly id: string;
  readonly attemptId: string;
  readonly kind: InterventionKind;
  /** The seconds of an extension or a reopening; 0 for a void. */
  readonly seconds: number;
  /** The student reads it. */
  readonly reason: string;
  readonly adminId: string;
  readonly at: Date;
  /** The key of a request that extended many; it extends each attempt only once. */
  readonly batchId: string | null;
  readonly withdrawn: Result | null;
};

export type Announcement = {
  readonly id: string;
  readonly domain: string | null;
  /** Null: not only in one room. */
  readonly sittingId: string | null;
  readonly text: string;
  readonly adminId: string;
  readonly at: Date;
};

export const MOST_MINUTES_ADDED = 120;
export const MOST_ANNOUNCEMENT_CHARACTERS = 200;
const LEAST_ANNOUNCEMENT_CHARACTERS = 3;

/** Minutes as seconds. @throws InvalidInput unless whole, from 1 to {@link MOST_MINUTES_ADDED} */
export function secondsGiven(minutes: number): number {
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES_ADDED) {
    return minutes * 60;
  }
  const message = `Please enter a whole number from 1 to ${MOST_MINUTES_ADDED}.`;
  throw new InvalidInput({ minutes: message });
}

/** An announcement's text, trimmed. @throws InvalidInput */
export function checkedAnnouncement(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length < LEAST_ANNOUNCEMENT_CHARACTERS) {
    throw new InvalidInput({ text: 'Please write a sentence.' });
  }
  if (trimmed.length > MOST_ANNOUNCEMENT_CHARACTERS) {
    const message = `Please use at most ${MOST_ANNOUNCEMENT_CHARACTERS} characters.`;
    throw new InvalidInput({ text: message });
  }
  return trimmed;
}

const later = (attempt: Attempt, seconds: number): Attempt => ({
  ...attempt,
  deadline: secondsAfter(attempt.deadline, seconds),
  addedSeconds: attempt.addedSeconds + seconds,
});

/** An open attempt with more time. After the deadline, added time counts from now, so that all of it can be used. */
export const extended = (attempt: Attempt, seconds: number, now: Date): Attempt =>
  later(attempt, seconds + secondsUntil(attempt.deadline, now));

/** A closed attempt that is open again for this time, or to its deadline if that is later. */
export const reopened = (attempt: Attempt, seconds: number, now: Date): Attempt => ({
  ...later(attempt, secondsUntil(attempt.deadline, secondsAfter(now, seconds))),
  state: 'open',
  closedAt: null,
});

export const voided = (attempt: Attempt, now: Date): Attempt => ({
  ...attempt,
  state: 'void',
  closedAt: attempt.closedAt ?? now,
});
