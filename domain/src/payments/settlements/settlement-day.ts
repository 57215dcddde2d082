import { secondsAfter } from '../../kernel/time.js';
import type { SettlementDay } from './settlement.js';

/** India has one time for all of it, all year round. */
const INDIA_SECONDS = (5 * 60 + 30) * 60;
const DAY_SECONDS = 24 * 60 * 60;
const DAY_MS = DAY_SECONDS * 1_000;

export function settlementDays(from: Date, to: Date): readonly SettlementDay[] {
  const first = Math.floor(secondsAfter(from, INDIA_SECONDS).getTime() / DAY_MS);
  const last = Math.floor(secondsAfter(to, INDIA_SECONDS).getTime() / DAY_MS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const day = new Date((first + at) * DAY_MS);
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  });
}
