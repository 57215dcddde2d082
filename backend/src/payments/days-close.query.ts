import type { DataSource } from 'typeorm';
import { BYTE_ORDER_MARK, csvLines, inRupees } from '../platform/admin-lists/csv.js';
import { NOW } from '../platform/database/now.sql.js';
import { IS_SETTLED } from './settled.sql.js';

type Part = { readonly count: number; readonly amount: number };

/** The money of one day by the clocks of India; amounts in paise. */
export type DaysClose = {
  readonly day: string;
  readonly paid: Part;
  /** What of it is in no settlement so far. */
  readonly waiting: Part;
  /** The refunds that were ordered on that day, and did not fail. */
  readonly refunded: Part;
  readonly settled: Part & {
    /** What was taken of the payments in it, its tax included: reports count that either way. */
    readonly fee: number;
    readonly tax: number;
    /** What was kept back, for refunds and lost disputes. */
    readonly kept: number;
  };
  readonly settlements: readonly {
    readonly id: string;
    readonly utr: string;
    readonly amount: number;
  }[];
  /** Differences between the ledgers that were found on that day, and wait for a decision. */
  readonly differences: number;
};

const dayOf = (column: string): string => `(${column} AT TIME ZONE 'Asia/Kolkata')::date`;

const sumOf = (sql: string): string => `coalesce(sum(${sql}), 0)::float8`;

const partOf = (table: string): string =>
  `json_build_object('count', coalesce(${table}.count, 0), 'amount', coalesce(${table}.amount, 0))`;

const IN_TIME = (column: string): string => `${column} >= $1 AND ${column} < $2`;

const PAID = `
  SELECT ${dayOf('paid_at')} AS day, count(*)::int AS count, ${sumOf('amount')} AS amount,
    (count(*) FILTER (WHERE NOT is_settled))::int AS waiting_count,
    coalesce(sum(amount) FILTER (WHERE NOT is_settled), 0)::float8 AS waiting_amount
  FROM payments CROSS JOIN LATERAL (SELECT ${IS_SETTLED} AS is_settled) AS settled
  WHERE ${IN_TIME('paid_at')} GROUP BY 1`;

const REFUNDED = `
  SELECT ${dayOf('created_at')} AS day, count(*)::int AS count, ${sumOf('amount')} AS amount
  FROM refunds WHERE state <> 'failed' AND ${IN_TIME('created_at')} GROUP BY 1`;

const SETTLED = `
  SELECT ${dayOf('created_at')} AS day, count(*)::int AS count, ${sumOf('amount')} AS amount,
    ${sumOf('taken')} AS fee, ${sumOf('tax')} AS tax, ${sumOf('debit')} AS kept,
    json_agg(json_build_object('id', id, 'utr', utr, 'amount', amount) ORDER BY id) AS each
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

const CLOSE = `
  WITH days AS (${DAYS}), paid AS (${PAID}), refunded AS (${REFUNDED}), settled AS (${SETTLED}),
    differences AS (${DIFFERENCES})
  SELECT to_char(days.day, 'YYYY-MM-DD') AS day, ${partOf('paid')} AS paid,
    json_build_object('count', coalesce(paid.waiting_count, 0),
      'amount', coalesce(paid.waiting_amount, 0)) AS waiting,
    ${partOf('refunded')} AS refunded,
    json_build_object('count', coalesce(settled.count, 0), 'amount', coalesce(settled.amount, 0),
      'fee', coalesce(settled.fee, 0), 'tax', coalesce(settled.tax, 0),
      'kept', coalesce(settled.kept, 0)) AS settled,
    coalesce(settled.each, '[]') AS settlements, coalesce(differences.count, 0) AS differences
  FROM days LEFT JOIN paid USING (day) LEFT JOIN refunded USING (day)
    LEFT JOIN settled USING (day) LEFT JOIN differences USING (day)
  ORDER BY days.day DESC`;

type Bounds = { readonly from: Date; readonly to: Date };

export const daysClose = (
  dataSource: DataSource,
  { from, to }: Bounds,
): Promise<readonly DaysClose[]> => dataSource.query<DaysClose[]>(CLOSE, [from, to]);

const HEAD = [
  ...['day', 'payments', 'paid', 'notSettled', 'refunds', 'refundsOrdered'],
  ...['feeWithTax', 'taxInFee', 'keptBack', 'settled', 'bankReferences', 'openDifferences'],
];

/** The same as the text of a CSV file, in rupees and oldest first. */
export async function daysCloseCsv(days: readonly DaysClose[]): Promise<string> {
  const lines = days
    .toReversed()
    .map(({ day, paid, waiting, refunded, settled, ...rest }) => [
      ...[day, paid.count, inRupees(paid.amount), inRupees(waiting.amount)],
      ...[refunded.count, inRupees(refunded.amount)],
      ...[settled.fee, settled.tax, settled.kept, settled.amount].map(inRupees),
      ...[rest.settlements.map(({ utr }) => utr).join(' '), rest.differences],
    ]);
  return BYTE_ORDER_MARK + (await csvLines([HEAD, ...lines]));
}
