import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AttemptState } from './attempt-state.js';
import { AttemptActions } from './attempt-actions.js';
import { linkTo, Moment } from '../../components/values.js';
import { ShowScreen } from '../../components/show-screen.js';
import { AllTries } from '../results/all-tries.js';
import type { Entry } from '../../providers/data-provider.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { asExactTime, asMinutes } from '../../components/format.js';
import { PlainTable } from '../../components/plain-table.js';
import { INTERVENTION_WORDS, LATE_ANSWER_WORDS } from './attempt-words.js';
import { ActionButton } from '../../components/action-button.js';

type Attempt = Pick<Entry<'attempts'>, 'gaps' | 'leftTimes' | 'leftSeconds'>;

const secondsOf = ({ from, to }: Attempt['gaps'][number]): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1_000);

/** When the server heard nothing of a test for more than a minute, and how often its page was left. */
function ConnectionOf({ attempt }: { readonly attempt: Attempt }) {
  const { gaps, leftTimes, leftSeconds } = attempt;
  const rows = gaps.toSorted((one, other) => one.from.localeCompare(other.from));
  return (
    <>
      <PlainTable
        title="Nothing heard from its page"
        columns={['From', 'To', 'Length']}
        rows={rows.map((gap) => ({
          key: gap.from,
          cells: [asExactTime(gap.from), asExactTime(gap.to), asMinutes(secondsOf(gap))],
        }))}
      />
      {leftTimes !== null && leftTimes > 0 && (
        <p>
          The page states that it was left {formatCount(leftTimes, 'time')},{' '}
          {asMinutes(leftSeconds ?? 0)} in all.
        </p>
      )}
    </>
  );
}

type AttemptHistory = Pick<Entry<'attempts'>, 'extraSeconds' | 'addedSeconds' | 'interventions'>;

function InterventionsOf({ attempt }: { readonly attempt: AttemptHistory }) {
  const rows = attempt.interventions.map(({ id, kind, seconds, reason, at }) => ({
    key: id,
    cells: [
      INTERVENTION_WORDS[kind],
      seconds > 0 ? `${Math.round(seconds / 60)} minutes` : '',
      reason,
      <Moment key="at" at={at} />,
    ],
  }));
  const columns = ['What', 'Time', 'Reason', 'When'];
  return <PlainTable title="What was done" columns={columns} rows={rows} />;
}

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
          done="It counts, and the test was graded again. The student is told by mail."
        >
          The test is graded again with this answer, and its certificate follows. The student reads
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

function LateAnswersOf({ rows }: { readonly rows: readonly LateAnswerRow[] }) {
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

type AttemptEntry = Entry<'attempts'>;

/** Such as "50 minutes (30 + 10 extra time + 10 added)". */
function timeText({ startedAt, deadline, extraSeconds, addedSeconds }: AttemptEntry): string {
  const total = (Date.parse(deadline) - Date.parse(startedAt)) / 60_000;
  const [extra, added] = [extraSeconds / 60, addedSeconds / 60];
  const parts = [
    String(Math.round(total - extra - added)),
    ...(extra > 0 ? [`${Math.round(extra)} extra time`] : []),
    ...(added > 0 ? [`${Math.round(added)} added`] : []),
  ];
  const sum = parts.length > 1 ? ` (${parts.join(' + ')})` : '';
  return `${Math.round(total)} minutes${sum}`;
}

const factsOf = (attempt: AttemptEntry) =>
  [
    ['State', <AttemptState key="state" state={attempt.state} />],
    ['Student', linkTo('students', attempt.studentId, attempt.studentName)],
    ['Email', attempt.email],
    ['Domain', domainLabel(attempt.domain)],
    ['Time', timeText(attempt)],
    ['Started', <Moment key="start" at={attempt.startedAt} />],
    ['Deadline', <Moment key="deadline" at={attempt.deadline} />],
    ['Closed', <Moment key="end" at={attempt.closedAt} />],
  ] as const;

/** In these states an attempt has a result. */
const CLOSED = ['submitted', 'expired'];

export default function AttemptShow() {
  return (
    <ShowScreen<AttemptEntry>
      resource="attempts"
      actions={(attempt) => <AttemptActions attempt={attempt} />}
      facts={factsOf}
    >
      {(attempt) => (
        <>
          {CLOSED.includes(attempt.state) && <AllTries resultId={attempt.id} />}
          <InterventionsOf attempt={attempt} />
          <ConnectionOf attempt={attempt} />
          <LateAnswersOf rows={attempt.lateAnswers} />
        </>
      )}
    </ShowScreen>
  );
}
