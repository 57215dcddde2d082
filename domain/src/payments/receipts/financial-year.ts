import { INDIA_MS } from '../../kernel/indian-day.js';

const FIRST_MONTH = 3;
const CENTURY = 100;

const twoDigits = (year: number): string => String(year % CENTURY).padStart(2, '0');

/** The financial year of a moment in India, such as `26-27`: from 1 April to 31 March. */
export function financialYearOf(moment: Date): string {
  const inIndia = new Date(moment.getTime() + INDIA_MS);
  const year = inIndia.getUTCFullYear();
  const begins = inIndia.getUTCMonth() < FIRST_MONTH ? year - 1 : year;
  return `${twoDigits(begins)}-${twoDigits(begins + 1)}`;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** The start and end of a month in India; null unless it is in this century. */
export function monthBounds(name: string): { readonly from: Date; readonly to: Date } | null {
  if (!MONTH.test(name)) return null;
  const [year = 0, month = 0] = name.split('-').map(Number);
  const begins = (after: number) => new Date(Date.UTC(year, month - 1 + after, 1) - INDIA_MS);
  return { from: begins(0), to: begins(1) };
}

const FINANCIAL_YEAR = /^\d{2}-\d{2}$/;

/** The start and end of a financial year of this century; null if its two years do not follow each other. */
export function financialYearBounds(
  name: string,
): { readonly from: Date; readonly to: Date } | null {
  const begins = CENTURY * 20 + Number(name.slice(0, 2));
  const from = new Date(Date.UTC(begins, FIRST_MONTH, 1) - INDIA_MS);
  const to = new Date(Date.UTC(begins + 1, FIRST_MONTH, 1) - INDIA_MS);
  return FINANCIAL_YEAR.test(name) && financialYearOf(from) === name ? { from, to } : null;
}
