import { studentsFound } from '../accounts/index.js';
import { words } from '../platform/http/input.js';
import {
  before,
  belonging,
  isId,
  isText,
  isTrue,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

/** By the student's name, email or phone. */
const search: ListFilter = {
  value: words,
  isSearch: true,
  sql: (parameter) => `student_id = ANY (${studentsFound(parameter)})`,
};

const LATE_ANSWER_WAITS = `attempts.id IN (
  SELECT late.attempt_id FROM late_answers AS late WHERE late.state = 'waiting')`;

export const ATTEMPTS: ListSpec = {
  resource: 'attempts',
  roles: ['support'],
  subject: 'attempt',
  from: 'attempts JOIN students ON students.id = attempts.student_id',
  countFrom: 'attempts',
  key: 'attempts.id',
  keyType: 'uuid',
  columns: {
    id: 'attempts.id',
    studentId: 'student_id',
    studentName: 'students.name',
    email: 'students.email',
    domain: 'attempts.domain',
    state: 'state',
    startedAt: 'started_at',
    deadline: 'deadline',
    closedAt: 'closed_at',
  },
  details: {
    extraSeconds: 'extra_seconds',
    addedSeconds: 'added_seconds',
    interventions: belonging({
      from: 'attempt_interventions AS done',
      columns: 'id, kind, seconds, reason, at',
      where: 'done.attempt_id = attempts.id',
      newest: 'at',
    }),
    gaps: belonging({
      from: 'connection_gaps AS gap',
      columns: 'from_at AS "from", to_at AS "to", failures, is_confirmed AS "isConfirmed"',
      where: 'gap.attempt_id = attempts.id',
      newest: 'from_at',
    }),
    lateAnswers: belonging({
      from: 'late_answers AS late',
      columns: `id, place, option, basis, not_before AS "notBefore", stated_at AS "statedAt",
        not_after AS "notAfter", arrived_at AS "arrivedAt", state, reason,
        decided_at AS "decidedAt", answers ->> question_id AS counted`,
      where: 'late.attempt_id = attempts.id',
      newest: 'arrived_at',
    }),
  },
  sorts: { startedAt: 'started_at' },
  newest: 'startedAt',
  filters: {
    q: search,
    state: isText('state'),
    lateAnswers: isTrue(LATE_ANSWER_WAITS),
    studentId: isId('student_id'),
    since: since('started_at'),
    before: before('started_at'),
  },
};
