import { isUtf8 } from 'node:buffer';
import {
  type Cells,
  type ImportRow,
  isAiken,
  readAiken,
  readGift,
  readJson,
  readSheet,
  type SheetColumn,
  type SheetField,
  type StoredQuestion,
  UnreadableFile,
  writeGift,
  writeJson,
} from '@portal/domain/questions/index.js';

export const BANK_FORMATS = ['csv', 'gift', 'json'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

type Format = {
  readonly extension: string;
  readonly type: string;
  readonly write: (questions: readonly StoredQuestion[]) => string | Promise<string>;
};

/** The libraries are loaded with the first file that needs them. */
const csv = () => import('./questions-csv.js');

export const FORMATS: Readonly<Record<BankFormat, Format>> = {
  csv: {
    extension: 'csv',
    type: 'text/csv',
    write: async (questions) => (await csv()).writeCsv(questions),
  },
  gift: { extension: 'gift', type: 'text/plain', write: writeGift },
  json: { extension: 'json', type: 'application/json', write: writeJson },
};

/** A file as it was read: what it is, in words, its rows, and the columns of a sheet. */
export type ReadBank = {
  readonly kind: string;
  readonly rows: ImportRow[];
  readonly columns?: readonly SheetColumn[];
};

type Known = readonly (readonly [sign: RegExp, why: string])[];

/** Archives and XML that are known but not read, by a name in them, with the way to a file that is. */
const PACKED: Known = [
  [
    /word\/document\.xml/,
    'This is a Word document: save it as plain text in Aiken’s form, or copy it to a sheet.',
  ],
  [/opendocument/, 'This is an OpenDocument file: save it as .xlsx or .csv.'],
  [
    /imsmanifest|questestinterop|assessmentItem/,
    'This is QTI: import it into Moodle, and export it there as Moodle XML or GIFT.',
  ],
];
/** The same by the first bytes of any file. */
const BEGUN: Known = [
  [/^\xd0\xcf/, 'This is a workbook or document of the old kind: save it as .xlsx or .csv.'],
  [/^%PDF/, 'This is a PDF: copy its questions to a sheet or a text in Aiken’s form.'],
];
const ZIP = 'PK\u0003\u0004';
/** As Latin-1, after the mark of UTF-8 if there is one. */
const XML = /^(?:\xef\xbb\xbf)?\s*</;
/** An archive names its files at its end too. */
const END_BYTES = 65_536;

const signsIn = (bytes: Uint8Array): string => {
  const buffer = Buffer.from(bytes);
  return (
    buffer.toString('latin1', 0, END_BYTES) +
    buffer.toString('latin1', Math.max(END_BYTES, buffer.length - END_BYTES))
  );
};

/** The text in its encoding: by its mark, as UTF-8, or as Windows writes it in the West. */
function textOf(bytes: Uint8Array): { readonly text: string; readonly encoding: string } {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16
    ? first === 0xff
      ? 'utf-16le'
      : 'utf-16be'
    : isUtf8(bytes)
      ? 'utf-8'
      : 'windows-1252';
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw new UnreadableFile('It is not a text or a sheet.');
  return { text, encoding };
}

const PARTED_BY: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
};

function sheetOf(kind: string, cells: Cells, chosen?: readonly (SheetField | null)[]): ReadBank {
  const read = readSheet(cells, chosen);
  const headings = read.columns.map(({ heading }) => heading.toLowerCase()).join(' ');
  const maker = headings.includes('time limit (sec')
    ? ' of Kahoot,'
    : /question text.*option 1.*time in seconds/.test(headings)
      ? ' of Quizizz or Wayground,'
      : '';
  return { kind: kind.replace('a sheet', `a sheet${maker}`), ...read };
}

const looksLikeGift = (text: string): boolean =>
  text.includes('{') && text.includes('}') && /[=~]/.test(text);

/** @param chosen fields of a sheet's columns, where the admin chose them @throws UnreadableFile */
export async function readBankBytes(
  bytes: Uint8Array,
  name: string,
  chosen?: readonly (SheetField | null)[],
): Promise<ReadBank> {
  const signs = signsIn(bytes);
  if (signs.startsWith(ZIP) && signs.includes('xl/workbook.xml')) {
    const { cellsOfXlsx } = await import('./questions-xlsx.js');
    return sheetOf('a sheet of Excel', await cellsOfXlsx(bytes), chosen);
  }
  const isPacked = signs.startsWith(ZIP) || XML.test(signs);
  const known = isPacked ? PACKED : BEGUN;
  const why = known.find(([sign]) => sign.test(signs))?.[1];
  if (why) throw new UnreadableFile(why);
  const { text, encoding } = textOf(bytes);
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start.startsWith('<')) {
    const { readMoodleXml } = await import('./moodle-xml.js');
    return { kind: 'Moodle XML', rows: readMoodleXml(text) };
  }
  if (/\.json$/i.test(name)) return { kind: 'JSON', rows: readJson(start) };
  if (/\.gift$/i.test(name)) return { kind: 'GIFT', rows: readGift(text) };
  const isSheet = /\.(csv|tsv|tab)$/i.test(name);
  if (!isSheet && isAiken(text)) return { kind: 'Aiken', rows: readAiken(start) };
  if (!isSheet && looksLikeGift(text)) return { kind: 'GIFT', rows: readGift(text) };
  const { cellsOfCsv } = await csv();
  const { cells, separator } = cellsOfCsv(text);
  const parted = `a sheet parted by ${PARTED_BY[separator] ?? `“${separator}”`}`;
  return sheetOf(encoding === 'utf-8' ? parted : `${parted}, in ${encoding}`, cells, chosen);
}
