import { indianDay, indianDayAfter } from '../../kernel/indian-day.js';
import type { SettlementDay } from './settlement.js';

function partsOf(day: string): SettlementDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** The days in India from one moment to another, including both; none if the second is earlier. */
export function settlementDays(from: Date, to: Date): readonly SettlementDay[] {
  const last = indianDay(to);
  const days: SettlementDay[] = [];
  for (let after = 0; ; after += 1) {
    const day = indianDayAfter(from, after);
    if (day > last) return days;
    days.push(partsOf(day));
  }
}
