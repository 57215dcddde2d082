import type { OpeningHours } from './company-words.js';
import { INDIA_MS, indianWeekday } from './indian-day.js';

export const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CLOCK = /^(\d{1,2}):(\d{2}) ([AP])M$/;

/** Minutes after midnight of a time such as "9:00 AM". */
export function minutesOf(text = ''): number {
  const [, hours, minutes, half] = CLOCK.exec(text) ?? [];
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'P' ? 12 * 60 : 0);
}

const minutesNow = (moment: Date): number =>
  Math.floor((moment.getTime() + INDIA_MS) / 60_000) % (24 * 60);

/** Until when the company is open at this moment, or when it opens next, as words; '' if it never opens. Public
 * holidays are not known. */
export function openingWords(hours: readonly OpeningHours[], now: Date): string {
  const [today, minutes] = [indianWeekday(now), minutesNow(now)];
  const on = (day: number) => hours.find(({ weekdays }) => weekdays.includes(day % WEEK.length));
  const { opens, closes } = on(today) ?? {};
  if (opens && closes && minutes < minutesOf(closes)) {
    if (minutes >= minutesOf(opens)) return `Open now, until ${closes}`;
    return `Opens today at ${opens}`;
  }
  for (let days = 1; days <= WEEK.length; days += 1) {
    const next = on(today + days)?.opens;
    const day = days === 1 ? 'tomorrow' : `on ${WEEK[(today + days) % WEEK.length] ?? ''}`;
    if (next) return `Opens ${day} at ${next}`;
  }
  return '';
}
