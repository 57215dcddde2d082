import type { Column } from './columns.js';
import { inRupees } from './csv.js';
import type { ListSpec } from './list-spec.js';

export type FileColumn = {
  readonly name: string;
  readonly sql: string;
  readonly heading: string;
  readonly written: (value: unknown) => unknown;
};

const ACRONYMS = ['cgst', 'gstin', 'igst', 'sgst', 'utr'];

function inWords(name: string): string {
  if (ACRONYMS.includes(name)) return name.toUpperCase();
  const text = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function headingOf(name: string, { inFile }: Pick<Column, 'inFile'> = {}): string {
  const words = inWords(name);
  if (inFile === 'moment') return `${words.replace(/.(?: at| on)$/, (end) => end.charAt(0))} (IST)`;
  return inFile === 'rupees' ? `${words} (INR)` : words;
}

/** India has the same offset all year. */
const INDIA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function asMoment(value: unknown): unknown {
  const time = value instanceof Date ? value : new Date(String(value));
  return value === null || Number.isNaN(time.getTime()) ? value : INDIA.format(time);
}

const asRupees = (value: unknown): unknown => (value === null ? value : inRupees(Number(value)));

const WRITTEN = { moment: asMoment, rupees: asRupees, plain: (value: unknown) => value };

export function fileColumns(
  { columns, details, inFile = [] }: Pick<ListSpec, 'columns' | 'details' | 'inFile'>,
  without: readonly string[] = [],
): readonly FileColumn[] {
  const beside = inFile.flatMap((name) =>
    details?.[name] ? [[name, details[name]] as const] : [],
  );
  return [...Object.entries(columns), ...beside]
    .filter(([name]) => name === 'id' || !without.includes(name))
    .map(([name, column]) => ({
      name,
      sql: column.sql,
      heading: headingOf(name, column),
      written: WRITTEN[column.inFile ?? 'plain'],
    }));
}
