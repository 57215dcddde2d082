import {
  ROW_FIELDS,
  rowOf,
  safeCell,
  type StoredQuestion,
  UnreadableFile,
} from '@portal/domain/questions/index.js';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

export const writeCsv = (questions: readonly StoredQuestion[]): string =>
  stringify(
    questions.map((kept) => {
      const row = rowOf(kept);
      return ROW_FIELDS.map((field) => safeCell(row[field]));
    }),
    {
      header: true,
      columns: [...ROW_FIELDS],
      bom: true,
      quoted_string: true,
      record_delimiter: 'windows',
    },
  );

/** As spreadsheets write it in the first line. */
const SEPARATOR = /^sep=(.)\r?\n/i;
const SEPARATORS = [',', ';', '\t'] as const;
const FIRST_LINES = 15;

/** The sign that parts most cells of a line near the beginning. */
function separatorOf(file: string): string {
  const lines = file.split(/\r?\n/, FIRST_LINES).map((line) => line.replace(/"[^"]*"/g, ''));
  const most = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length));
  return SEPARATORS.toSorted((one, other) => most(other) - most(one))[0] ?? ',';
}

/** The line of the last quote that is opened and not closed. */
function openQuote(file: string): number {
  let isOpen = false;
  let opened = 0;
  for (const [at, line] of file.split('\n').entries()) {
    const flips = (line.match(/"/g) ?? []).length % 2 === 1;
    if (flips && !isOpen) opened = at + 1;
    if (flips) isOpen = !isOpen;
  }
  return opened;
}

export type CsvCells = { readonly cells: string[][]; readonly separator: string };

/** The cells, parted by commas, semicolons or tabs. @throws UnreadableFile */
export function cellsOfCsv(file: string): CsvCells {
  const [named = '', sign] = SEPARATOR.exec(file) ?? [];
  const separator = sign ?? separatorOf(file);
  try {
    const cells: string[][] = parse(file.slice(named.length), {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: false,
    });
    // The line of `sep=` counts, so that rows have the numbers that a spreadsheet shows.
    return { cells: named ? [[], ...cells] : cells, separator };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `The quote that is opened in line ${openQuote(file)} is not closed.`
        : `${error.message}.`,
    );
  }
}
