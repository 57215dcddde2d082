import { domainLabel } from '@portal/domain/kernel/choices.js';
import { STUDENT_FIELD_NAMES, STUDENT_FIELDS } from '@portal/domain/accounts/student-fields.js';
import { StudentActions } from './student-actions.js';
import {
  AttemptsOf,
  ExtraTimeOf,
  PaymentsOf,
  ResultsOf,
  TriesByDomain,
} from './student-history.js';
import { StudentRecord } from './student-record.js';
import type { StudentEntry } from './student-entry.js';
import { StudentState } from './student-state.js';
import { Moment } from '../../components/moment.js';
import { ShowScreen } from '../../components/show-screen.js';

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
