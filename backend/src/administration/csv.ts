/** Lets spreadsheets read the text as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/** How a formula begins, in full width as well, which some spreadsheets take for the same. */
const BEGINS_AS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const IS_PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n\t]|^\s|\s$/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A value as a cell that no spreadsheet takes for a formula. */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const isFormula = BEGINS_AS_FORMULA.test(text) && !IS_PLAIN_NUMBER.test(text);
  const safe = isFormula ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Values as one line, by RFC 4180. */
export const csvLine = (values: readonly unknown[]): string =>
  values.map(csvCell).join(',') + LINE_END;
