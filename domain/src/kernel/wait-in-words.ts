import { formatCount } from './format-count.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A wait in words, rounded up: "40 seconds", "5 minutes", "2 hours". */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 2 * MINUTE) return formatCount(whole, 'second');
  if (whole < 2 * HOUR) return formatCount(Math.ceil(whole / MINUTE), 'minute');
  return formatCount(Math.ceil(whole / HOUR), 'hour');
}
