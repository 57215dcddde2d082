import { asCount } from '../components/format.js';

const LOCALE = 'en-IN';
const CHANGE = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const POINTS = new Intl.NumberFormat(LOCALE, {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const HUNDRED = 100;

const isSame = (change: string): boolean => change === '0%' || change === '0';

/** A change such as "+12%, before 50". Without an earlier value there is no percentage: only the value is shown. */
export function changeOf(
  now: number,
  before: number,
  words: (figure: number) => string = asCount,
): string {
  if (before === 0) return now === 0 ? 'none before either' : 'none before';
  if (now === before) return `as before`;
  const change = CHANGE.format((now - before) / before);
  return `${isSame(change) ? 'about as before' : change}, before ${words(before)}`;
}

/** The difference of two shares, in percentage points. */
export function pointsOf(now: number, before: number | null): string {
  if (before === null || Number.isNaN(before)) return 'none before';
  const points = POINTS.format((now - before) * HUNDRED);
  if (isSame(points)) return 'as before';
  return `${points} ${points === '+1' || points === '-1' ? 'point' : 'points'}`;
}

/** A share; null if the whole is 0. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole;
