import { InvalidInput } from '../kernel/errors.js';
import { endOfIndianDay } from '../kernel/indian-day.js';

export type Accommodation = {
  readonly id: string;
  readonly studentId: string;
  readonly minutesPerHour: number;
  /** The last moment of the extra time; null: as long as the account. */
  readonly until: Date | null;
  /** Why it was granted or ended; the student reads it. */
  readonly reason: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

/** The least that India's rule asks for. */
export const DEFAULT_MINUTES_PER_HOUR = 20;
/** Twice the time. */
export const MOST_MINUTES_PER_HOUR = 60;

/** Whether it adds time to an attempt that starts now. */
export const isInForce = (
  { until, endedAt }: Pick<Accommodation, 'until' | 'endedAt'>,
  now: Date,
): boolean => endedAt === null && (until === null || now <= until);

/** The last moment of a day in India, such as `2027-03-31`; null without a day. @throws InvalidInput if there is no
 * such day, or it is over */
export function endOfDay(day: string | null, now: Date): Date | null {
  if (day === null || day === '') return null;
  const end = endOfIndianDay(day);
  if (!end) throw new InvalidInput({ until: 'Please enter a date.' });
  if (end < now) throw new InvalidInput({ until: 'Please enter a day that is not over.' });
  return end;
}

/** The minutes for each hour. @throws InvalidInput */
export function checkedMinutesPerHour(minutes: number): number {
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES_PER_HOUR) return minutes;
  const message = `Please enter a whole number from 1 to ${MOST_MINUTES_PER_HOUR}.`;
  throw new InvalidInput({ minutesPerHour: message });
}
