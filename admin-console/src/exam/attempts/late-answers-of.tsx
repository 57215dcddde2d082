import { LATE_ANSWER_WORDS } from './attempt-words.js';
import { ActionButton } from '../../components/action-button.js';
import { asExactTime, asMinutes } from '../../components/format.js';
import { PlainTable } from '../../components/plain-table.js';
import type { Entry } from '../../providers/api-types.js';

type LateAnswerRow = Entry<'attempts'>['lateAnswers'][number];

function Decide({ id, option, place, isAfterReview }: LateAnswerRow) {
  const about = `answer ${option.toUpperCase()} to question ${place}`;
  return (
    <>
      {!isAfterReview && (
        <ActionButton
          label="Accept"
          about={about}
          path={`late-answers/${id}/accept`}
          done="It counts, and the test was graded anew. The student is told by mail."
        >
          The test is graded anew with this answer, and its certificate follows. The student reads
          the reason. It is refused if the score would fall, or after another answer to the
          question.
        </ActionButton>
      )}
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

function statedBy({ isAfterReview, secondsSinceReply }: LateAnswerRow): string {
  if (isAfterReview) return 'Came after the review was opened: it cannot count.';
  return secondsSinceReply === null
    ? 'No time.'
    : `Chosen ${asMinutes(secondsSinceReply)} after our server’s last reply.`;
}

const COLUMNS = ['Question', 'Answer', 'Counted', 'Arrived', 'Stated by the page', 'Decision'];

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
          asExactTime(row.arrivedAt),
          statedBy(row),
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
