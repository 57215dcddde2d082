import { isTestDomain, type TestDomain } from '../../accounts/index.js';
import { rejectInvalid } from '../../kernel/errors.js';
import { indianDay, indianTime } from '../../kernel/indian-day.js';
import { onPaper } from '../../kernel/paper-signs.js';
import { tidyLine } from '../../kernel/seen-text.js';
import { secondsAfter } from '../../kernel/time.js';

const MOST_SEATS = 300;
const MOST_PLACE_CHARACTERS = 80;
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
  readonly supervisors: readonly string[];
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly withdrawalReason: string;
};

/** The sitting as typed; times in India, such as `2026-12-12T09:30`. */
export type SittingForm = Pick<SupervisedSitting, 'place' | 'seats' | 'supervisors'> &
  Readonly<Record<'startsAt' | 'endsAt', string>> & { readonly domains: readonly string[] };

export type SittingState = 'upcoming' | 'open' | 'over' | 'closed' | 'withdrawn';

export function sittingState(
  sitting: Pick<SupervisedSitting, 'startsAt' | 'endsAt' | 'closedAt' | 'withdrawnAt'>,
  now: Date,
): SittingState {
  if (sitting.withdrawnAt) return 'withdrawn';
  if (sitting.closedAt) return 'closed';
  if (now < secondsAfter(sitting.startsAt, -ROOM_OPENS_SECONDS_BEFORE)) return 'upcoming';
  return now <= sitting.endsAt ? 'open' : 'over';
}

function windowFault(startsAt: Date | null, endsAt: Date | null, now: Date): string | undefined {
  if (!startsAt || !endsAt) return 'Please enter both times.';
  if (endsAt <= startsAt) return 'The end must be after the start.';
  // Certificates name the day.
  if (indianDay(startsAt) !== indianDay(endsAt)) return 'Please choose times of one day.';
  return endsAt <= now ? 'This time is over.' : undefined;
}

/** @throws InvalidInput */
export function checkedSitting({ seats, ...form }: SittingForm, now: Date) {
  const place = tidyLine(form.place);
  const [startsAt, endsAt] = [indianTime(form.startsAt), indianTime(form.endsAt)];
  const domains = form.domains.filter(isTestDomain);
  const wrong = windowFault(startsAt, endsAt, now);
  const isUnfit = place.length < 3 || place.length > MOST_PLACE_CHARACTERS;
  const wrongPlace = isUnfit
    ? `Please use 3 to ${MOST_PLACE_CHARACTERS} characters.`
    : onPaper(place);
  const isCount = Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS;
  rejectInvalid({
    ...(wrongPlace && { place: wrongPlace }),
    ...(wrong && { endsAt: wrong }),
    ...(domains.length === 0 && { domains: 'Please choose at least one domain.' }),
    ...(!isCount && { seats: `Please enter a whole number from 1 to ${MOST_SEATS}.` }),
  });
  return { ...form, place, startsAt: startsAt ?? now, endsAt: endsAt ?? now, domains, seats };
}
