import { studentsFound } from '../accounts/index.js';
import { words } from '../platform/http/input.js';
import {
  before,
  isId,
  isText,
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
  sorts: { startedAt: 'started_at' },
  newest: 'startedAt',
  filters: {
    q: search,
    state: isText('state'),
    studentId: isId('student_id'),
    since: since('started_at'),
    before: before('started_at'),
  },
};
