import { isPassed, type Drill } from './drill.js';
import type { Report } from './report.js';
import type { StoreName } from './harness.js';
import type { SystemName } from './system-under-test.js';

/** What came of one drill on one system. */
export type Row = {
  readonly drill: Drill;
  readonly store: StoreName;
  readonly system: SystemName;
  readonly report: Report;
};

const WIDTHS = [14, 10, 7, 4, 4, 7, 8, 6, 6];
const NAMES = ['drill', 'queue on', 'who', 'owed', 'lost', 'doubled', 'other id', 'out s', ''];

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join('  ')
    .trimEnd();

export const HEAD = line(NAMES);

const verdictOf = ({ system, report }: Row): string => {
  const isGood = isPassed(system, report);
  if (system === 'product') return isGood ? 'kept' : 'BROKEN';
  return isGood ? 'bites' : 'NO BITE';
};

/** One line of plain text. */
export function rowOf(row: Row): string {
  const { drill, store, system, report } = row;
  const { owed, lost, doubled, otherIds, seconds, broken, notes } = report;
  const numbers = [owed, lost, doubled, otherIds].map(String);
  const out = seconds?.toFixed(1) ?? '-';
  const words = [...broken, ...(system === 'product' ? notes : [])].join('; ');
  return line([drill.name, store, system, ...numbers, out, verdictOf(row), words]);
}
