import { seenText } from '../kernel/seen-text.js';
import { UnreadableFile } from './errors.js';
import { ROW_FIELDS, type ImportRow, type RowField, type RowTexts } from './import-row.js';
import { isOptionKey, OPTION_KEYS } from './options.js';
import { unfitOptions } from './unfit.js';

/** Text that a spreadsheet would calculate, with any apostrophes before it. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** One more apostrophe before what looks like a formula, so that removing one always restores the text. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const restored = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** The cells of a sheet, row by row. */
export type Cells = readonly (readonly string[])[];

/** What a column holds: a field of the bank, a fifth or sixth option, or the kind of question. */
const MORE = ['e', 'f', 'kind'] as const;
export type SheetField = RowField | (typeof MORE)[number];
export const SHEET_FIELDS: readonly SheetField[] = [...ROW_FIELDS, ...MORE];

export type SheetColumn = { readonly heading: string; readonly field: SheetField | null };

/** Headings as other tools and people write them, in small letters without signs. */
const HEADINGS: Readonly<Partial<Record<SheetField, string>>> = {
  question: 'questiontext stem prompt problem questions questiontitle',
  correctOption:
    'correct correctanswer correctanswers key answer answerkey rightanswer correctchoice solution',
  category: 'topic skill chapter section tag tags',
  difficulty: 'level difficultylevel',
  explanation: 'feedback rationale answerexplanation generalfeedback reason comment why',
  domain: 'subject',
  kind: 'questiontype type',
};
const OPTION_HEADING = /^(?:option|answer|choice|opt|response|alternative)?([a-f1-6])$/;
const LETTERS = 'abcdef';
/** Kahoot begins with a title and some lines of advice. */
const MOST_BEFORE_HEADINGS = 15;

const letterOf = (sign: string): string | undefined =>
  /^[a-f]$/.test(sign) ? sign : LETTERS[Number(sign) - 1];

function fieldOf(heading: string): SheetField | null {
  const [before = ''] = heading.toLowerCase().split(/ [-–]|\(/u);
  const plain = before.replace(/[^a-z0-9]/g, '');
  const own = SHEET_FIELDS.find((field) => field.toLowerCase() === plain);
  const letter = letterOf(OPTION_HEADING.exec(plain)?.[1] ?? '');
  const usual = Object.entries(HEADINGS).find(([, names]) => names.split(' ').includes(plain));
  return own ?? ((letter ?? usual?.[0] ?? null) as SheetField | null);
}

const isHeading = (cells: readonly string[]): boolean => {
  const found = cells.map(fieldOf);
  return found.includes('question') && found.includes('a') && found.includes('b');
};

/** The columns of a sheet by their headings, and the row that holds these; the first of two that mean the same counts.
 * @throws UnreadableFile */
function columnsOf(cells: Cells): { readonly at: number; readonly columns: SheetColumn[] } {
  const at = cells.slice(0, MOST_BEFORE_HEADINGS).findIndex(isHeading);
  const taken = new Set<SheetField>();
  const columns = (cells[at < 0 ? 0 : at] ?? []).map((heading) => {
    const field = fieldOf(heading);
    const isFree = field !== null && !taken.has(field);
    if (field) taken.add(field);
    return { heading: heading.trim(), field: isFree ? field : null };
  });
  if (at < 0 && columns.length < OPTION_KEYS.length + 1) {
    throw new UnreadableFile(
      'A sheet needs a row of headings, such as question, option A to option D, correct option.',
    );
  }
  return { at: Math.max(at, 0), columns };
}

/** The letter of the right option, by a letter, `b)`, `Option B`, the option's own text, or its number; else the cell. A
 * number that is the text of another option says nothing. */
export function keyIn(cell: string, options: readonly string[]): string {
  const text = seenText(cell);
  if (text === '') return '';
  const [, sign = ''] = /^(?:option|answer|choice)?\s*\(?([a-f1-6])[).:]?$/i.exec(text) ?? [];
  const named = letterOf(sign.toLowerCase());
  const byText = LETTERS[options.findIndex((option) => seenText(option) === text)];
  if (!byText || (named && /[a-f]/i.test(sign))) return named ?? text;
  return named && named !== byText ? text : byText;
}

/** Cells of several keys, as `1,3` or `A; C`. */
const SEVERAL = /^\s*[a-f1-6]\s*([,;&]\s*[a-f1-6]\s*)+$/i;
const MULTIPLE_CHOICE = /^(multiple[ -]?choice( question)?|mcq|quiz|single[ -]?choice|)$/i;

/** Reads the rows below the headings. @param chosen fields by column, where the admin chose them @throws
 * UnreadableFile */
export function readSheet(
  cells: Cells,
  chosen?: readonly (SheetField | null)[],
): { readonly rows: ImportRow[]; readonly columns: readonly SheetColumn[] } {
  const { at, columns: guessed } = columnsOf(cells);
  const columns = guessed.map((column, place) =>
    chosen ? { ...column, field: chosen[place] ?? null } : column,
  );
  const rows = cells
    .map((row, place) => ({ row: place + 1, cells: row }))
    .slice(at + 1)
    .filter((row) => row.cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells: texts }): ImportRow => {
      const found = new Map<string, string>();
      for (const [place, { field }] of columns.entries()) {
        if (field) found.set(field, restored(texts[place] ?? ''));
      }
      const faults = texts.slice(columns.length).some((cell) => cell.trim() !== '')
        ? ['it has more cells than there are columns']
        : [];
      return rowOfTexts(row, found, faults);
    });
  return { rows, columns };
}

function rowOfTexts(
  row: number,
  found: ReadonlyMap<string, string>,
  before: readonly string[],
): ImportRow {
  const options = LETTERS.split('').map((letter) => found.get(letter) ?? '');
  const key = found.get('correctOption') ?? '';
  const filled = options.filter((option) => option.trim() !== '');
  const kind = (found.get('kind') ?? '').trim();
  const texts: RowTexts = Object.fromEntries([
    ...ROW_FIELDS.filter((field) => found.has(field)).map((field) => [field, found.get(field)]),
    ['correctOption', keyIn(key, options)],
  ]) as RowTexts;
  if (texts.family?.trim()) return { row, texts };
  const faults = [
    ...before,
    ...(MULTIPLE_CHOICE.test(kind) ? [] : [`it is of the kind “${kind}”, not multiple choice`]),
    ...unfitOptions(filled),
    ...unfitKey(key, texts.correctOption ?? ''),
  ];
  return faults.length > 0 ? { row, texts, faults } : { row, texts };
}

function unfitKey(cell: string, key: string): string[] {
  if (isOptionKey(key)) return [];
  if (SEVERAL.test(cell)) return ['more than one of its options is right'];
  return [
    cell.trim() === ''
      ? 'it does not say which option is right'
      : `its key “${cell.trim()}” does not say which option is right`,
  ];
}
