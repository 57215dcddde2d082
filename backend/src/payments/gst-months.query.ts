import { GST_STATES } from '@portal/domain/payments/index.js';
import type { DataSource } from 'typeorm';
import { BYTE_ORDER_MARK, csvLines, inRupees } from '../platform/admin-lists/csv.js';

type Sums = {
  readonly month: string;
  readonly document: 'tax-invoice' | 'credit-note';
  readonly gstin: string;
  readonly place: string;
  readonly rate: number;
  readonly count: number;
  /** In paise; PostgreSQL returns sums as text. */
  readonly amount: string;
  readonly taxable: string;
  readonly igst: string;
  readonly cgst: string;
  readonly sgst: string;
};

const sum = (part: string): string => `sum((tax ->> '${part}')::bigint) AS ${part}`;

/** By the clocks in India, as tax returns are. */
const SUMS = `
  SELECT to_char(issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') AS month, document,
    tax ->> 'gstin' AS gstin, tax ->> 'placeOfSupply' AS place, (tax ->> 'ratePercent')::int AS rate,
    count(*)::int AS count, sum(amount) AS amount,
    ${['taxable', 'igst', 'cgst', 'sgst'].map(sum).join(', ')}
  FROM (
    SELECT 'tax-invoice' AS document, issued_at, amount, tax FROM receipts WHERE tax IS NOT NULL
    UNION ALL SELECT 'credit-note', issued_at, amount, tax FROM credit_notes
  ) AS papers
  WHERE issued_at >= $1 AND issued_at < $2
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 3, 4, 5, 2 DESC`;

const HEAD = [
  ...['month', 'document', 'gstin', 'stateCode', 'placeOfSupply', 'ratePercent', 'documents'],
  ...['value', 'taxableValue', 'igst', 'cgst', 'sgst'],
];

const codeOf = (place: string): string =>
  Object.keys(GST_STATES).find((code) => GST_STATES[code] === place) ?? '';

export async function gstByMonth(
  dataSource: DataSource,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly csv: string; readonly count: number }> {
  const rows = await dataSource.query<Sums[]>(SUMS, [from, to]);
  const lines = rows.map(({ month, document, gstin, place, rate, count, amount, ...tax }) => [
    ...[month, document, gstin, codeOf(place), place, rate, count],
    ...[amount, tax.taxable, tax.igst, tax.cgst, tax.sgst].map(inRupees),
  ]);
  return { csv: BYTE_ORDER_MARK + (await csvLines([HEAD, ...lines])), count: lines.length };
}
