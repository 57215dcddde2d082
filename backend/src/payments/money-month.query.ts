import type { DataSource } from 'typeorm';
import { BYTE_ORDER_MARK, csvLines, inRupees } from '../platform/admin-lists/csv.js';
import { NOW } from '../platform/database/now.sql.js';
import { movements, PAID_AMOUNT, SUMS_OF_MONEY } from './money.js';

const dayOf = (column: string): string => `(${column} AT TIME ZONE 'Asia/Kolkata')::date`;

const sumOf = (sql: string): string => `coalesce(sum(${sql}), 0)::float8`;

const IN_TIME = (column: string): string => `${column} >= $1 AND ${column} < $2`;

const IS_SETTLED = `EXISTS (SELECT FROM settlement_entries AS entry
    JOIN settlements ON settlements.id = entry.settlement_id
  WHERE entry.id = payments.payment_id AND settlements.state <> 'failed')`;

const MOVED = `
  SELECT ${dayOf('at')} AS day, ${SUMS_OF_MONEY} FROM (${movements(IN_TIME)}) AS moved GROUP BY 1`;

const WAITING = `
  SELECT ${dayOf('paid_at')} AS day, ${sumOf(PAID_AMOUNT)} AS amount
  FROM payments WHERE ${IN_TIME('paid_at')} AND NOT ${IS_SETTLED} GROUP BY 1`;

const SETTLED = `
  SELECT ${dayOf('created_at')} AS day, ${sumOf('amount')} AS amount,
    ${sumOf('taken')} AS fee, ${sumOf('tax')} AS tax, ${sumOf('debit')} AS kept,
    string_agg(utr, ' ' ORDER BY id) AS utrs
  FROM settlements CROSS JOIN LATERAL (
    SELECT coalesce(sum(entry.amount - entry.credit), 0) AS taken FROM settlement_entries AS entry
    WHERE entry.settlement_id = settlements.id AND entry.kind = 'payment') AS fees
  WHERE state <> 'failed' AND ${IN_TIME('created_at')} GROUP BY 1`;

const DIFFERENCES = `
  SELECT ${dayOf('found_at')} AS day, count(*)::int AS count
  FROM payment_differences WHERE decision IS NULL AND ${IN_TIME('found_at')} GROUP BY 1`;

const DAYS = `
  SELECT day::date AS day FROM generate_series(${dayOf('$1::timestamptz')}::timestamp,
    least(${dayOf("($2::timestamptz - interval '1 day')")}, ${dayOf(NOW)})::timestamp,
    interval '1 day') AS series (day)`;

/** One day by the clocks in India; amounts in paise. The fee is what was taken from the settled payments, with its tax:
 * some reports show the tax within the fee, some beside it. */
const DAYS_OF_MONEY = `
  WITH days AS (${DAYS}), moved AS (${MOVED}), waiting AS (${WAITING}), settled AS (${SETTLED}),
    differences AS (${DIFFERENCES})
  SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(payments, 0) AS payments,
    coalesce(gross, 0) AS gross, coalesce(refunds, 0) AS refunds, coalesce(refunded, 0) AS refunded,
    coalesce(net, 0) AS net, coalesce(waiting.amount, 0) AS "notSettled",
    coalesce(settled.fee, 0) AS "feeWithTax", coalesce(settled.tax, 0) AS "taxInFee",
    coalesce(settled.kept, 0) AS "keptBack", coalesce(settled.amount, 0) AS settled,
    coalesce(settled.utrs, '') AS "bankReferences", coalesce(differences.count, 0) AS "openDifferences"
  FROM days LEFT JOIN moved USING (day) LEFT JOIN waiting USING (day)
    LEFT JOIN settled USING (day) LEFT JOIN differences USING (day)
  ORDER BY days.day`;

const RUPEES = 'gross refunded net notSettled feeWithTax taxInFee keptBack settled'.split(' ');

const HEAD = [
  ...['day', 'payments', 'gross', 'refunds', 'refunded', 'net', 'notSettled'],
  ...['feeWithTax', 'taxInFee', 'keptBack', 'settled', 'bankReferences', 'openDifferences'],
];

type Day = Readonly<Record<string, string | number>>;

/** The money of each day of a month as CSV, in rupees and oldest first. */
export async function moneyOfMonth(
  dataSource: DataSource,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly csv: string; readonly count: number }> {
  const days = await dataSource.query<Day[]>(DAYS_OF_MONEY, [from, to]);
  const lines = days.map((day) =>
    HEAD.map((name) => (RUPEES.includes(name) ? inRupees(day[name] ?? 0) : day[name])),
  );
  return { csv: BYTE_ORDER_MARK + (await csvLines([HEAD, ...lines])), count: lines.length };
}
