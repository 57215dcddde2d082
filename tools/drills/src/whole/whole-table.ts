import type { WholeDrill } from './drills.js';
import type { WholeReport } from './whole.js';
import type { SystemName } from '../system-under-test.js';

/** What came of one drill over the whole. */
export type WholeRow = {
  readonly drill: WholeDrill;
  readonly system: SystemName;
  readonly report: WholeReport;
};

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const WHOLE_HEAD = [
  line(['Fault', 'Who', 'Acknowledged', 'Lost', 'Doubled', 'Failed', 'Put off', 'Works again', '']),
  line(Array.from({ length: 9 }, () => '---')),
].join('\n');

/** Whether it passed: the product keeps its promise, and the control does not. */
export const isWholePassed = ({ system, report }: WholeRow): boolean =>
  (report.broken.length === 0) === (system === 'product');

/** One row of a table in Markdown. */
export function wholeRowOf(row: WholeRow): string {
  const { drill, system, report } = row;
  const { acknowledged, lost, doubled, failed, putOff, backSeconds, notes, broken } = report;
  const back = backSeconds === null ? '-' : `${backSeconds.toFixed(1)} s`;
  const isPassed = isWholePassed(row);
  const verdict =
    system === 'product' ? (isPassed ? 'kept' : 'BROKEN') : isPassed ? 'bites' : 'NO BITE';
  const words = [verdict, ...broken, ...notes].join('; ');
  const figures = [acknowledged, lost.length, doubled.length, failed, putOff];
  return line([drill.fault, system, ...figures, back, words]);
}
