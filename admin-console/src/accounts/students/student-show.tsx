import { domainLabel } from '@portal/domain/kernel/choices.js';
import { STUDENT_FIELD_NAMES, STUDENT_FIELDS } from '@portal/domain/accounts/student-fields.js';
import { StudentActions } from './student-actions.js';
import { StudentRecord } from './student-record.js';
import type { StudentEntry } from './student-entry.js';
import { StudentState } from './student-state.js';
import { Moment } from '../../components/values.js';
import { ShowScreen } from '../../components/show-screen.js';
import { pooledTries } from '@portal/domain/exam/all-tries.js';
import { PlainTable } from '../../components/plain-table.js';

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
          <TriesByDomain student={student} />
          <ExtraTimeOf student={student} />
          <StudentRecord id={student.id} />
        </>
      )}
    </ShowScreen>
  );
}
