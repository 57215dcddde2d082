import { studentsFound } from '../accounts/index.js';
import {
  before,
  isId,
  isText,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';
import { words } from '../platform/http/input.js';

/** By the student's name, email or phone. */
const search: ListFilter = {
  value: words,
  isSearch: true,
  sql: (parameter) => `student_id = ANY (${studentsFound(parameter)})`,
};

export const ACCOMMODATIONS: ListSpec = {
  resource: 'accommodations',
  roles: ['support'],
  subject: 'accommodation',
  from: 'accommodations JOIN students ON students.id = accommodations.student_id',
  countFrom: 'accommodations',
  key: 'accommodations.id',
  keyType: 'uuid',
  columns: {
    id: 'accommodations.id',
    studentId: 'student_id',
    studentName: 'students.name',
    email: 'students.email',
    state: 'state',
    minutesPerHour: 'minutes_per_hour',
    until: 'until',
    createdAt: 'accommodations.created_at',
    decidedAt: 'decided_at',
  },
  details: {
    words: 'words',
    reason: 'reason',
    endedAt: 'ended_at',
  },
  sorts: { createdAt: 'accommodations.created_at' },
  newest: 'createdAt',
  filters: {
    q: search,
    state: isText('state'),
    studentId: isId('student_id'),
    since: since('accommodations.created_at'),
    before: before('accommodations.created_at'),
  },
};
