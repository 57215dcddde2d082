import Button from '@mui/material/Button';
import type { ImportOutcome } from '@portal/domain/questions/import-questions.js';
import type { PlannedRow } from '@portal/domain/questions/plan-import.js';
import { Badge, type Tone } from '../components/values.js';
import { rowsToMend } from '@portal/domain/questions/rows-to-mend.js';
import { PlainTable } from '../components/plain-table.js';
import styles from './questions.module.css';
import { Shown } from './student-view.js';

const MOST_SHOWN = 200;

const TONES: Readonly<Record<PlannedRow['fate'], Tone>> = {
  new: 'good',
  changed: 'good',
  unchanged: 'plain',
  error: 'bad',
};

const weightOf = ({ fate, warnings }: PlannedRow): number => {
  if (fate === 'error') return 0;
  if (warnings.length > 0) return 1;
  return fate === 'unchanged' ? 3 : 2;
};

/** What an import does, or did, row by row: errors first. */
export function ImportPreview({ rows, counts }: ImportOutcome) {
  const sorted = rows.toSorted((one, other) => weightOf(one) - weightOf(other));
  const more = rows.length > MOST_SHOWN ? `; the first ${MOST_SHOWN} rows are shown` : '';
  return (
    <>
      {counts.error > 0 && (
        <p>
          <Button
            variant="outlined"
            download="questions-to-mend.csv"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(rowsToMend(rows))}`}
          >
            Save the rows with errors and their reasons
          </Button>
        </p>
      )}
      <PlainTable
        title="Rows of the file"
        note={`${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.error} with errors${more}`}
        empty="None."
        columns={['Row', 'Id', 'What', 'Remarks', 'Question']}
        rows={sorted
          .slice(0, MOST_SHOWN)
          .map(({ row, id, question, rest, fate, faults, warnings }) => ({
            key: String(row),
            cells: [
              row,
              id,
              <Badge key="fate" tone={TONES[fate]}>
                {fate}
              </Badge>,
              [...faults, ...warnings].join('; '),
              <details key="words" className={styles.version}>
                <summary>{question || '(empty)'}</summary>
                <div className={styles.phone}>
                  <Shown words={{ question, ...rest }} isKeyShown />
                </div>
              </details>,
            ],
          }))}
      />
    </>
  );
}
