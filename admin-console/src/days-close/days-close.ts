import type { Behind } from '../components/list-at.js';
import type { AnswerOf } from '../providers/api-types.js';

/** The money of one day; amounts in paise. */
export type Day = AnswerOf<`/api/admin/days-close/${string}`>['days'][number];

const BY_PAID = { resource: 'payments', since: 'paidSince', before: 'paidBefore' } as const;

/** The lists of what the figures of a day count. */
export const BEHIND = {
  paid: BY_PAID,
  waiting: { ...BY_PAID, filter: { unsettled: 'true' } },
  refunded: { resource: 'refunds', filter: { notFailed: 'true' } },
  differences: { resource: 'payment-differences', filter: { open: 'true' } },
} as const satisfies Readonly<Record<string, Behind>>;

const SUMS = {
  paid: ({ paid }: Day) => paid.amount,
  waiting: ({ waiting }: Day) => waiting.amount,
  refunded: ({ refunded }: Day) => refunded.amount,
  fee: ({ settled }: Day) => settled.fee,
  kept: ({ settled }: Day) => settled.kept,
  settled: ({ settled }: Day) => settled.amount,
};

export type Sums = Readonly<Record<keyof typeof SUMS, number>>;

/** The sums of days, in paise. */
export const sumsOf = (days: readonly Day[]): Sums =>
  Object.fromEntries(
    Object.entries(SUMS).map(([name, of]) => [name, days.reduce((sum, day) => sum + of(day), 0)]),
  ) as Sums;

/** The newest months, such as `2026-11`, by the clocks of India. */
export function newestMonths(now: Date, most: number): readonly string[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' },
  });
  const [year = 0, month = 0] = format.format(now).split('-').map(Number);
  return Array.from({ length: most }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 'yyyy-mm'.length),
  );
}

/** A month in words, such as `November 2026`. */
export const monthInWords = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-IN', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
