import {
  type ImportRow,
  type StoredQuestion,
  ROW_FIELDS,
  type RowField,
  rowOf,
  type RowTexts,
  UnreadableFile,
} from '@portal/domain/questions/index.js';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Text that a spreadsheet would calculate, with any apostrophes before it. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** The first row of a sheet names the columns. */
const FIRST_ROW = 2;

/** One more apostrophe before what looks like a formula, so that removing one always restores the text. */
export const safe = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const unsafe = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

export const writeCsv = (questions: readonly StoredQuestion[]): string =>
  stringify(
    questions.map((kept) => {
      const row = rowOf(kept);
      return ROW_FIELDS.map((field) => safe(row[field]));
    }),
    {
      header: true,
      columns: [...ROW_FIELDS],
      bom: true,
      quoted_string: true,
      record_delimiter: 'windows',
    },
  );

/** A file may lack these columns. */
const OPTIONAL: readonly RowField[] = ['live', 'family', 'states', 'asks', 'version'];
const NEEDED = ROW_FIELDS.filter((field) => !OPTIONAL.includes(field));

const EXPECTED = `Its first row must name the columns ${NEEDED.join(', ')}.`;

function recordsIn(file: string): string[][] {
  try {
    return parse(file, { bom: true, relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(`${error.message}.`);
    throw error;
  }
}

function columnsOf(names: readonly string[]): (RowField | undefined)[] {
  const columns = names.map((name) => {
    const plain = name.trim().toLowerCase();
    return ROW_FIELDS.find((field) => field.toLowerCase() === plain);
  });
  const missing = NEEDED.filter((field) => !columns.includes(field));
  if (missing.length > 0) throw new UnreadableFile(EXPECTED);
  return columns;
}

const textsOf = (cells: readonly string[], columns: readonly (RowField | undefined)[]): RowTexts =>
  Object.fromEntries(
    cells.flatMap((cell, at) => {
      const field = columns[at];
      return field ? [[field, unsafe(cell)]] : [];
    }),
  );

/** Unknown columns are ignored. @throws UnreadableFile */
export function readCsv(file: string): ImportRow[] {
  const [names, ...records] = recordsIn(file);
  if (!names) throw new UnreadableFile(EXPECTED);
  const columns = columnsOf(names);
  return records
    .map((cells, at) => ({ cells, row: at + FIRST_ROW }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, row }) => {
      const texts = textsOf(cells, columns);
      if (cells.length <= names.length) return { row, texts };
      return { row, texts, faults: ['it has more cells than there are columns'] };
    });
}
