import type { Policy } from '../settings/index.js';
import { type Accommodation, isInForce } from './accommodation.js';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 60 * SECONDS_PER_MINUTE;
/** Extra time comes in steps of 5 minutes, at least one. */
const STEP_SECONDS = 5 * SECONDS_PER_MINUTE;

export type TimeAllowed = { readonly limitSeconds: number; readonly extraSeconds: number };

/** Extra seconds in proportion to the limit, rounded up to 5 minutes. Source: compensatory time for written
 * examinations (Ministry of Social Justice and Empowerment, guidelines of 2018: at least 20 minutes an hour). */
export const extraSeconds = (limitSeconds: number, minutesPerHour: number): number =>
  Math.ceil(
    (limitSeconds * minutesPerHour * SECONDS_PER_MINUTE) / (SECONDS_PER_HOUR * STEP_SECONDS),
  ) * STEP_SECONDS;

/** The time for an attempt that begins now. The order of precedence:
 * 1. An attempt keeps the time that it began with, whatever changes later; only an extension of
 * that attempt adds to it.
 * 2. The settings in force as it begins give the limit.
 * 3. The accommodation in force as it begins adds to the limit. Of several the most generous one
 * counts, and only that one. */
export function timeAllowed(
  { timeLimitSeconds }: Pick<Policy, 'timeLimitSeconds'>,
  accommodations: readonly Accommodation[],
  now: Date,
): TimeAllowed {
  const most = accommodations
    .filter((one) => isInForce(one, now))
    .reduce((minutes, one) => Math.max(minutes, one.minutesPerHour), 0);
  return { limitSeconds: timeLimitSeconds, extraSeconds: extraSeconds(timeLimitSeconds, most) };
}
