import { InvalidInput, rejectInvalid } from '../../kernel/errors.js';
import { indianTime } from '../../kernel/indian-day.js';

/** A time at which a reviewer can talk with an applicant. */
export type InterviewSlot = {
  readonly id: string;
  readonly reviewerId: string;
  /** The name at that time. */
  readonly reviewerName: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** An address, a telephone number or a link. */
  readonly place: string;
  /** When the reviewer took it back; null while it holds. */
  readonly withdrawnAt: Date | null;
};

/** That an application has a slot. It never changes, but ends: a moved interview is the end of one
 * and another with the same uid. */
export type Interview = {
  readonly id: string;
  readonly applicationId: string;
  readonly slotId: string;
  /** What calendars know it by, however often it is moved. */
  readonly uid: string;
  /** Rises with every change that is sent to calendars. */
  readonly sequence: number;
  readonly bookedAt: Date;
  /** The admin's name; empty if the applicant did it. */
  readonly bookedBy: string;
  readonly endedAt: Date | null;
  readonly endedBy: string;
  /** How it ended; null while it holds. */
  readonly ending: 'moved' | 'cancelled' | null;
};

export type BookedInterview = Interview & { readonly slot: InterviewSlot };

export type SlotForm = {
  /** By the clock in India, as "2026-01-31T16:30". */
  readonly start: string;
  readonly minutes: number;
  readonly place: string;
};

export const INTERVIEW_MINUTES = [15, 20, 30, 45, 60, 90] as const;

export const MOST_PLACE_CHARACTERS = 300;

const MOST_DAYS_AHEAD = 120;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

export type TimeAndPlace = Pick<InterviewSlot, 'startsAt' | 'endsAt' | 'place'>;

/** @throws InvalidInput */
export function checkedSlot({ start, minutes, place }: SlotForm, now: Date): TimeAndPlace {
  const where = place.replace(/\s+/g, ' ').trim();
  const startsAt = indianTime(start);
  const isSoon = startsAt && startsAt > now;
  const isNear = startsAt && startsAt.getTime() <= now.getTime() + MOST_DAYS_AHEAD * DAY_MS;
  const isLength = INTERVIEW_MINUTES.some((one) => one === minutes);
  const isPlace = where !== '' && where.length <= MOST_PLACE_CHARACTERS;
  rejectInvalid({
    ...(isSoon && isNear
      ? {}
      : { start: `Please choose a time from now on, at most ${MOST_DAYS_AHEAD} days ahead.` }),
    ...(isLength ? {} : { minutes: 'Please choose how long it takes.' }),
    ...(isPlace
      ? {}
      : { place: `Please say where, in at most ${MOST_PLACE_CHARACTERS} characters.` }),
  });
  if (!startsAt) throw new InvalidInput({ start: 'Please choose a time.' });
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS), place: where };
}

/** Whether two times have a moment in common; one may begin as the other ends. */
export const overlaps = (
  one: Pick<TimeAndPlace, 'startsAt' | 'endsAt'>,
  other: Pick<TimeAndPlace, 'startsAt' | 'endsAt'>,
): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

export const isSameSlot = (one: TimeAndPlace, other: TimeAndPlace): boolean =>
  Number(one.startsAt) === Number(other.startsAt) &&
  Number(one.endsAt) === Number(other.endsAt) &&
  one.place === other.place;

/** Whether a slot may still be chosen, as far as its time and its reviewer say. */
export const isOpen = ({ startsAt, withdrawnAt }: InterviewSlot, now: Date): boolean =>
  withdrawnAt === null && startsAt > now;
