import { isUtf8 } from 'node:buffer';
import {
  type ImportRow,
  type StoredQuestion,
  readGift,
  readJson,
  UnreadableFile,
  writeGift,
  writeJson,
} from '@portal/domain/questions/index.js';

export const BANK_FORMATS = ['csv', 'gift', 'json'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

type Format = {
  readonly extension: string;
  readonly type: string;
  readonly read: (file: string) => ImportRow[] | Promise<ImportRow[]>;
  readonly write: (questions: readonly StoredQuestion[]) => string | Promise<string>;
};

/** The CSV library is loaded with the first file. */
const sheets = () => import('./questions-csv.js');

export const FORMATS: Readonly<Record<BankFormat, Format>> = {
  csv: {
    extension: 'csv',
    type: 'text/csv',
    read: async (file) => (await sheets()).readCsv(file),
    write: async (questions) => (await sheets()).writeCsv(questions),
  },
  gift: { extension: 'gift', type: 'text/plain', read: readGift, write: writeGift },
  json: { extension: 'json', type: 'application/json', read: readJson, write: writeJson },
};

const ENDINGS: readonly (readonly [RegExp, BankFormat])[] = [
  [/\.csv$/i, 'csv'],
  [/\.(gift|txt)$/i, 'gift'],
  [/\.json$/i, 'json'],
];

const formatOf = (name: string): BankFormat | undefined =>
  ENDINGS.find(([ending]) => ending.test(name))?.[1];

/** The format, from the first bytes. @throws UnreadableFile */
export function readableFormat(bytes: Uint8Array, name: string): BankFormat {
  const format = formatOf(name);
  if (!format) throw new UnreadableFile('Its name must end in .csv, .gift, .txt or .json.');
  if (!isUtf8(bytes)) throw new UnreadableFile('Please save it as UTF-8.');
  return format;
}

/** @throws UnreadableFile */
export async function readBankBytes(bytes: Uint8Array, name: string): Promise<ImportRow[]> {
  const format = readableFormat(bytes, name);
  return FORMATS[format].read(new TextDecoder().decode(bytes));
}
