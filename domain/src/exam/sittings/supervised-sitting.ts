import { isTestDomain, type TestDomain } from '../../accounts/index.js';
import { rejectInvalid } from '../../kernel/errors.js';
import { indianDay, indianTime } from '../../kernel/indian-day.js';
import { onPaper } from '../../kernel/paper-signs.js';
import { tidyLine } from '../../kernel/seen-text.js';
import { secondsAfter } from '../../kernel/time.js';

const MOST_SEATS = 300;
const MOST_PLACE_CHARACTERS = 80;
const MOST_SECONDS = 12 * 60 * 60;
/** Students may enter the room so long before the first test may start. */
const ROOM_OPENS_SECONDS_BEFORE = 60 * 60;

/** A room, a day and a supervisor. Tests may start within its window, which is within one day. */
export type SupervisedSitting = {
  readonly id: string;
  readonly place: string;
  readonly startsAt: Date;
  /** The last moment at which a test may start; a running one goes on. */
  readonly endsAt: Date;
  readonly domains: readonly TestDomain[];
  readonly seats: number;
  /** The ids of admins. */
  readonly supervisors: readonly string[];
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** Why it was withdrawn; empty if it was not. */
  readonly withdrawalReason: string;
};

/** The sitting as typed; times in India, such as `2026-12-12T09:30`. */
export type SittingForm = Pick<SupervisedSitting, 'place' | 'seats' | 'supervisors'> &
  Readonly<Record<'startsAt' | 'endsAt', string>> & { readonly domains: readonly string[] };

export type SittingState = 'upcoming' | 'open' | 'over' | 'closed' | 'withdrawn';

type Times = Pick<SupervisedSitting, 'startsAt' | 'endsAt' | 'closedAt' | 'withdrawnAt'>;

export function sittingState(sitting: Times, now: Date): SittingState {
  if (sitting.withdrawnAt) return 'withdrawn';
  if (sitting.closedAt) return 'closed';
  if (now < secondsAfter(sitting.startsAt, -ROOM_OPENS_SECONDS_BEFORE)) return 'upcoming';
  return now <= sitting.endsAt ? 'open' : 'over';
}

/** Whether a test may start, once its student is admitted. */
export const isInWindow = (sitting: Times, now: Date): boolean =>
  now >= sitting.startsAt && sittingState(sitting, now) === 'open';

function windowFault(startsAt: Date | null, endsAt: Date | null, now: Date): string | undefined {
  if (!startsAt || !endsAt) return 'Please enter both times.';
  if (endsAt <= startsAt) return 'The end must be after the start.';
  if (endsAt > secondsAfter(startsAt, MOST_SECONDS)) return 'Please choose at most 12 hours.';
  // Certificates name the day.
  if (indianDay(startsAt) !== indianDay(endsAt)) return 'Please choose times of one day.';
  return endsAt <= now ? 'This time is over.' : undefined;
}

const placeFault = (place: string): string | null =>
  place.length < 3 || place.length > MOST_PLACE_CHARACTERS
    ? `Please use 3 to ${MOST_PLACE_CHARACTERS} characters.`
    : onPaper(place);

/** @throws InvalidInput */
export function checkedSitting({ seats, ...form }: SittingForm, now: Date) {
  const place = tidyLine(form.place);
  const [startsAt, endsAt] = [indianTime(form.startsAt), indianTime(form.endsAt)];
  const domains = [...new Set(form.domains.filter(isTestDomain))];
  const wrong = windowFault(startsAt, endsAt, now);
  const unprintable = placeFault(place);
  const isCount = Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS;
  rejectInvalid({
    ...(unprintable && { place: unprintable }),
    ...(wrong && { endsAt: wrong }),
    ...(domains.length === 0 && { domains: 'Please choose at least one domain.' }),
    ...(!isCount && { seats: `Please enter a whole number from 1 to ${MOST_SEATS}.` }),
  });
  const supervisors = [...new Set(form.supervisors)];
  return { place, startsAt: startsAt ?? now, endsAt: endsAt ?? now, domains, seats, supervisors };
}
