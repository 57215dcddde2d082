import { LATE_ANSWER_WORDS } from './attempt-words.js';
import { ActionButton } from '../components/action-button.js';
import { asExactTime } from '../components/format.js';
import { PlainTable } from '../components/plain-table.js';
import { BASES, type LateAnswerRow } from './late-answer-rows.js';

function Decide({ id, option, place }: LateAnswerRow) {
  const about = `answer ${option.toUpperCase()} to question ${place}`;
  return (
    <>
      <ActionButton
        label="Accept"
        about={about}
        path={`late-answers/${id}/accept`}
        done="It counts, and the test was graded anew. The student is told by mail."
      >
        The test is graded anew with this answer, and its certificate follows. The student reads the
        reason. It is refused if the score would be lower than it is.
      </ActionButton>
      <ActionButton
        label="Decline"
        about={about}
        path={`late-answers/${id}/decline`}
        done="It does not count. The student is told by mail."
      >
        The result stays as it is. The student reads the reason.
      </ActionButton>
    </>
  );
}

const COLUMNS = [
  'Question',
  'Answer',
  'Counted',
  'Not before',
  'Stated',
  'Not after',
  'Arrived',
  'What speaks for it',
  'Decision',
];

export function LateAnswersOf({ rows }: { readonly rows: readonly LateAnswerRow[] }) {
  const ordered = rows.toSorted((one, other) => one.place - other.place);
  return (
    <PlainTable
      title="Answers that came late"
      columns={COLUMNS}
      rows={ordered.map((row) => ({
        key: row.id,
        cells: [
          row.place,
          row.option.toUpperCase(),
          row.counted?.toUpperCase() ?? '–',
          asExactTime(row.notBefore),
          asExactTime(row.statedAt),
          asExactTime(row.notAfter),
          asExactTime(row.arrivedAt),
          BASES[row.basis],
          row.state === 'waiting' ? (
            <Decide key="decide" {...row} />
          ) : (
            `${LATE_ANSWER_WORDS[row.state]}: ${row.reason}`
          ),
        ],
      }))}
    />
  );
}
