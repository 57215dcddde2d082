import { InvalidInput, rejectInvalid } from '../kernel/errors.js';
import { DAY_MS, indianTime } from '../kernel/indian-day.js';
import { tidyLine } from '../kernel/seen-text.js';
import type { Stage } from './stages.js';

export type Interview = {
  /** As ISO 8601. */
  readonly startsAt: string;
  readonly minutes: number;
  /** An address, a telephone number or a link. */
  readonly place: string;
};

export type InterviewForm = {
  /** The time in India, as "2026-01-31T16:30". */
  readonly start: string;
  readonly minutes: string;
  readonly place: string;
};

export const INTERVIEW_MINUTES = [15, 20, 30, 45, 60, 90] as const;

export const MAX_PLACE_CHARACTERS = 300;

const MAX_DAYS_AHEAD = 120;

/** The interview that a move to this stage sets; null for none. @throws InvalidInput */
export function checkInterview(
  stage: Stage,
  form: InterviewForm | null,
  now: Date,
): Interview | null {
  if (!form) return null;
  if (stage !== 'interview') {
    throw new InvalidInput({ interview: 'No interview goes with this stage.' });
  }
  const startsAt = indianTime(form.start);
  const latest = now.getTime() + MAX_DAYS_AHEAD * DAY_MS;
  const isInTime = startsAt && startsAt > now && startsAt.getTime() <= latest;
  const minutes = INTERVIEW_MINUTES.find((each) => String(each) === form.minutes);
  const place = tidyLine(form.place);
  const isPlace = place !== '' && place.length <= MAX_PLACE_CHARACTERS;
  const start = `Please choose a time from now on, at most ${MAX_DAYS_AHEAD} days ahead.`;
  const where = `Please say where, in at most ${MAX_PLACE_CHARACTERS} characters.`;
  rejectInvalid({
    ...(isInTime ? {} : { start }),
    ...(minutes ? {} : { minutes: 'Please choose how long it takes.' }),
    ...(isPlace ? {} : { place: where }),
  });
  if (!startsAt || !minutes) throw new InvalidInput({ start });
  return { startsAt: startsAt.toISOString(), minutes, place };
}
