import { PAISE_PER_RUPEE } from '@portal/domain/payments/index.js';

/** How a formula begins; some spreadsheets also accept the full-width characters. */
const BEGINS_AS_FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const IS_PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** csv-stringify's own `escape_formulas` would also mark plain negative numbers. */
function withoutFormula(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const isFormula = BEGINS_AS_FORMULA.test(text) && !IS_PLAIN_NUMBER.test(text);
  return isFormula ? `'${text}` : text;
}

/** Rows as lines by RFC 4180, in cells that no spreadsheet takes for a formula. */
export async function csvLines(rows: readonly (readonly unknown[])[]): Promise<string> {
  // Loaded on demand: few processes ever write a file.
  const { stringify } = await import('csv-stringify/sync');
  return stringify(
    rows.map((row) => row.map(withoutFormula)),
    { record_delimiter: 'windows', quoted_match: /[\r\n\t]|^\s|\s$/ },
  );
}

export const inRupees = (paise: number | string): string =>
  (Number(paise) / PAISE_PER_RUPEE).toFixed(2);

/** Lets spreadsheets read the text as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
