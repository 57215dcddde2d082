import type { ImportOutcome } from '@portal/domain/questions/import-questions.js';
import type { PlannedRow } from '@portal/domain/questions/plan-import.js';
import { Badge, type Tone } from '../components/badge.js';
import styles from './questions.module.css';

const MOST_SHOWN = 200;

const TONES: Readonly<Record<PlannedRow['fate'], Tone>> = {
  new: 'good',
  changed: 'good',
  unchanged: 'plain',
  error: 'bad',
};

/** Rows with errors or warnings come first. */
const weightOf = ({ fate, warnings }: PlannedRow): number => {
  if (fate === 'error') return 0;
  if (warnings.length > 0) return 1;
  return fate === 'unchanged' ? 3 : 2;
};

function Row({ row, id, question, fate, faults, warnings }: PlannedRow) {
  return (
    <tr>
      <td data-number>{row}</td>
      <td>{id}</td>
      <td>
        <Badge tone={TONES[fate]}>{fate}</Badge>
      </td>
      <td className={styles.wide}>{[...faults, ...warnings].join('; ')}</td>
      <td className={styles.wide}>{question}</td>
    </tr>
  );
}

/** What an import does, or did, row by row: errors first. */
export function ImportPreview({ rows, counts }: ImportOutcome) {
  const sorted = rows.toSorted((one, other) => weightOf(one) - weightOf(other));
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Rows of the file">
      <table className={styles.table}>
        <caption>
          {counts.new} new, {counts.changed} changed, {counts.unchanged} unchanged, {counts.error}{' '}
          with errors
          {rows.length > MOST_SHOWN ? `; the first ${MOST_SHOWN} rows are shown` : ''}
        </caption>
        <thead>
          <tr>
            <th scope="col" data-number>
              Row
            </th>
            <th scope="col">Id</th>
            <th scope="col">What</th>
            <th scope="col">Remarks</th>
            <th scope="col">Question</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST_SHOWN).map((row) => (
            <Row key={row.row} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
