import { ExpressionError, numberOf, textOf, type Value } from './values.js';

type Functions = Readonly<Record<string, (...args: readonly Value[]) => Value>>;

const DAY = 86_400_000;
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The day of a date such as 2026-03-31, counted from 1 January 1970. */
export function dayOf(text: string): number {
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number);
  const made = Date.UTC(year, month - 1, day) / DAY;
  const isReal = Number.isInteger(made) && new Date(made * DAY).getUTCDate() === day;
  if (!isReal) throw new ExpressionError(`${text} is no date`);
  return made;
}

function dateOf(day: Value | undefined): Date {
  const date = new Date(numberOf(day) * DAY);
  if (Number.isNaN(date.getTime())) throw new ExpressionError('there is no such day');
  return date;
}

/** A day as it is written: 3 March 2026. */
export function dateText(day: Value | undefined): string {
  const date = dateOf(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** The same day some months later, or the last day of a shorter month. */
function addMonths(day: Value, count: Value): number {
  const date = dateOf(day);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + numberOf(count), 1);
  const start = new Date(first);
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  return numberOf(first / DAY + Math.min(date.getUTCDate(), last) - 1);
}

/** Functions of dates, which are days counted from 1 January 1970. */
export const DATE_FUNCTIONS: Functions = {
  addMonths,
  day: (text) => dayOf(textOf(text)),
  dateText: (day) => dateText(day),
  isoDate: (day) => dateOf(day).toISOString().slice(0, 10),
  dayOfMonth: (day) => dateOf(day).getUTCDate(),
  month: (day) => dateOf(day).getUTCMonth() + 1,
  monthName: (month) => MONTHS[numberOf(month) - 1] ?? '',
  weekday: (day) => WEEKDAYS[dateOf(day).getUTCDay()] ?? '',
  weekdayNumber: (day) => dateOf(day).getUTCDay(),
  year: (day) => dateOf(day).getUTCFullYear(),
};
