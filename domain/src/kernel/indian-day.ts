const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** All of India has the same time all year: 5 hours and 30 minutes before UTC. */
export const INDIA_MS = 5.5 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in India at this moment, as "2026-01-31". */
export const indianDay = (moment: Date): string =>
  new Date(moment.getTime() + INDIA_MS).toISOString().slice(0, 10);

/** The weekday in India at this moment, from 0, Sunday. */
export const indianWeekday = (moment: Date): number =>
  new Date(moment.getTime() + INDIA_MS).getUTCDay();

/** The first moment of a day in India; null if the text names no day. */
export function startOfIndianDay(day: string): Date | null {
  if (!DAY.test(day)) return null;
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(midnight)) return null;
  const start = new Date(midnight - INDIA_MS);
  // The parser reads 30 February as a day of March.
  return indianDay(start) === day ? start : null;
}

/** The last millisecond of a day in India; null if the text names no day. */
export function endOfIndianDay(day: string): Date | null {
  const start = startOfIndianDay(day);
  return start && new Date(start.getTime() + DAY_MS - 1);
}

/** The day in India so many days after this moment. */
export const indianDayAfter = (moment: Date, days: number): string =>
  indianDay(new Date(moment.getTime() + days * DAY_MS));

const TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTE_MS = 60 * 1000;

/** A time in India, as "2026-01-31T16:30"; null for another text. */
export function indianTime(text: string): Date | null {
  const [, day = '', hours, minutes] = TIME.exec(text) ?? [];
  const start = startOfIndianDay(day);
  const past = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return start && new Date(start.getTime() + past);
}

/** A moment in the form that {@link indianTime} reads. */
export const asIndianTime = (moment: Date): string =>
  new Date(moment.getTime() + INDIA_MS).toISOString().slice(0, 16);
