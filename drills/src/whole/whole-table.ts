import type { WholeDrill } from './drills.js';
import type { WholeOutcome } from './whole.js';
import type { SubjectName } from '../subject.js';

/** What came of one drill over the whole. */
export type WholeRow = {
  readonly drill: WholeDrill;
  readonly subject: SubjectName;
  readonly outcome: WholeOutcome;
};

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const WHOLE_HEAD = [
  line(['Fault', 'Who', 'Acknowledged', 'Lost', 'Doubled', 'Failed', 'Put off', 'Works again', '']),
  line(Array.from({ length: 9 }, () => '---')),
].join('\n');

/** Whether it passed: the product keeps its promise, and the naive variant does not. */
export const isWholePassed = ({ subject, outcome }: WholeRow): boolean =>
  (outcome.broken.length === 0) === (subject === 'product');

/** One row of a table in Markdown. */
export function wholeRowOf(row: WholeRow): string {
  const { drill, subject, outcome } = row;
  const { acknowledged, lost, doubled, failed, putOff, backSeconds, notes, broken } = outcome;
  const back = backSeconds === null ? '-' : `${backSeconds.toFixed(1)} s`;
  const isPassed = isWholePassed(row);
  const verdict =
    subject === 'product' ? (isPassed ? 'kept' : 'BROKEN') : isPassed ? 'bites' : 'NO BITE';
  const words = [verdict, ...broken, ...notes].join('; ');
  const figures = [acknowledged, lost.length, doubled.length, failed, putOff];
  return line([drill.fault, subject, ...figures, back, words]);
}
