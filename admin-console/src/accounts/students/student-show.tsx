import { domainLabel } from '@portal/domain/kernel/choices.js';
import { STUDENT_FIELD_NAMES, STUDENT_FIELDS } from '@portal/domain/accounts/student-fields.js';
import { StudentActions } from './student-actions.js';
import { StudentRecord } from './student-record.js';
import type { StudentEntry } from './student-entry.js';
import { StudentState } from './student-state.js';
import { Moment, Badge, Verdict, linkTo } from '../../components/values.js';
import { ShowScreen } from '../../components/show-screen.js';
import { pooledTries } from '@portal/domain/exam/all-tries.js';
import { PlainTable } from '../../components/plain-table.js';
import { AttemptState } from '../../exam/attempts/attempt-state.js';
import { asPaise } from '../../components/format.js';
import { statusOf } from '../../payments/payments/payment-status.js';

/** All tests of a student by subject, each with the interval of its score. */
function TriesByDomain({ student: { results } }: { readonly student: StudentEntry }) {
  const domains = [...new Set(results.map(({ domain }) => domain))];
  const rows = domains.flatMap((domain) => {
    const tries = results
      .filter((one) => one.domain === domain)
      .map(({ id, score, total_questions: totalQuestions, is_void: isVoid }) => ({
        ...{ id, score, totalQuestions, isVoid },
        questions: [],
      }));
    const pooled = pooledTries(tries, '');
    if (!pooled) return [];
    const { score, totalQuestions, tests, interval } = pooled;
    const cells = [
      domainLabel(domain),
      tests,
      `${score} of ${totalQuestions}`,
      `${interval.low} to ${interval.high} %`,
    ];
    return [{ key: domain, cells }];
  });
  const columns = ['Domain', 'Tests', 'Right', 'Interval at 95 %'];
  return <PlainTable title="All tries together" columns={columns} rows={rows} />;
}

type Of = { readonly student: StudentEntry };

function ResultsOf({ student }: Of) {
  const rows = student.results.map((one) => ({
    key: one.id,
    cells: [
      linkTo('results', one.id, domainLabel(one.domain)),
      `${one.score}/${one.total_questions} (${one.percentage}%)`,
      <Verdict key="verdict" passed={one.passed} isVoid={one.is_void} />,
      <Moment key="date" at={one.completed_on} />,
    ],
  }));
  const columns = ['Domain', 'Score', 'Result', 'Date'];
  return <PlainTable title="Results" empty="No test results found" columns={columns} rows={rows} />;
}

function AttemptsOf({ student }: Of) {
  const rows = student.attempts.map((one) => ({
    key: one.id,
    cells: [
      linkTo('attempts', one.id, domainLabel(one.domain)),
      <AttemptState key="state" state={one.state} />,
      <Moment key="start" at={one.started_at} />,
      <Moment key="deadline" at={one.deadline} />,
      <Moment key="end" at={one.closed_at} />,
    ],
  }));
  const columns = ['Domain', 'State', 'Started', 'Deadline', 'Closed'];
  return <PlainTable title="Attempts" empty="No attempts found" columns={columns} rows={rows} />;
}

/** The extra time of a student, now and before; nothing where there is none. */
function ExtraTimeOf({ student }: Of) {
  const rows = student.accommodations.map((one) => ({
    key: one.id,
    cells: [
      `${one.minutes_per_hour} minutes an hour`,
      <Moment key="granted" at={one.created_at} />,
      <Moment key="until" at={one.until} />,
      <Moment key="ended" at={one.ended_at} />,
    ],
  }));
  const columns = ['Extra time', 'Granted', 'Until', 'Ended'];
  return <PlainTable title="Extra time" columns={columns} rows={rows} />;
}

function PaymentsOf({ student }: Of) {
  const rows = student.payments.map((one) => {
    const { tone, label } = statusOf(one.state);
    return {
      key: one.id,
      cells: [
        linkTo('payments', one.id, asPaise(one.amount)),
        <Badge key="state" tone={tone}>
          {label}
        </Badge>,
        one.order_id,
        <Moment key="date" at={one.created_at} />,
      ],
    };
  });
  const columns = ['Amount', 'Status', 'Order at the provider', 'Date'];
  return (
    <PlainTable title="Payments" empty="No payment records found" columns={columns} rows={rows} />
  );
}

/** The fields that students fill in and that are not shown above. */
const UNLISTED = STUDENT_FIELD_NAMES.filter((name) => !STUDENT_FIELDS[name].isListed);

const factsOf = (student: StudentEntry) =>
  [
    ['State', <StudentState key="state" student={student} />],
    ['Domain', domainLabel(student.domain)],
    ['Attempts', `${student.attemptsUsed} of ${student.totalAttempts} used`],
    ...UNLISTED.map((name) => [STUDENT_FIELDS[name].label, student[name]] as const),
    ['Since', <Moment key="since" at={student.createdAt} />],
    ['Email verified', <Moment key="verified" at={student.emailVerifiedAt} />],
    ['Paid', <Moment key="paid" at={student.paidAt} />],
    ['Deactivated', <Moment key="deactivated" at={student.deactivatedAt} />],
  ] as const;

export default function StudentShow() {
  return (
    <ShowScreen<StudentEntry>
      resource="students"
      actions={(student) => <StudentActions student={student} />}
      facts={factsOf}
    >
      {(student) => (
        <>
          <StudentRecord id={student.id} />
          <ResultsOf student={student} />
          <TriesByDomain student={student} />
          <AttemptsOf student={student} />
          <ExtraTimeOf student={student} />
          <PaymentsOf student={student} />
        </>
      )}
    </ShowScreen>
  );
}
