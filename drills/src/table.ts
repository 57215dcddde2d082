import { isPassed, type Drill } from './drill.js';
import type { Outcome } from './outcome.js';
import type { StoreName } from './stage.js';
import type { SubjectName } from './subject.js';

/** What came of one drill on one subject. */
export type Row = {
  readonly drill: Drill;
  readonly store: StoreName;
  readonly subject: SubjectName;
  readonly outcome: Outcome;
};

const WIDTHS = [14, 10, 7, 4, 4, 7, 8, 6, 6];
const NAMES = ['drill', 'queue on', 'who', 'owed', 'lost', 'doubled', 'other id', 'out s', ''];

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join('  ')
    .trimEnd();

export const HEAD = line(NAMES);

const verdictOf = ({ subject, outcome }: Row): string => {
  const isGood = isPassed(subject, outcome);
  if (subject === 'product') return isGood ? 'kept' : 'BROKEN';
  return isGood ? 'bites' : 'NO BITE';
};

/** One line of plain text. */
export function rowOf(row: Row): string {
  const { drill, store, subject, outcome } = row;
  const { owed, lost, doubled, otherIds, seconds, broken, notes } = outcome;
  const numbers = [owed, lost, doubled, otherIds].map(String);
  const out = seconds?.toFixed(1) ?? '-';
  const words = [...broken, ...(subject === 'product' ? notes : [])].join('; ');
  return line([drill.name, store, subject, ...numbers, out, verdictOf(row), words]);
}
