import { studentsFound } from '../accounts/index.js';
import { aCount, aMoment, anId, aText, aWord, orNone } from '../platform/admin-lists/columns.js';
import {
  before,
  isId,
  isText,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';
import { words } from '../platform/http/input.js';

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
    id: anId('accommodations.id'),
    studentId: anId('student_id'),
    studentName: aText('students.name'),
    email: aText('students.email'),
    state: aWord(['requested', 'granted', 'declined', 'withdrawn', 'ended'], 'state'),
    minutesPerHour: aCount('minutes_per_hour'),
    until: orNone(aMoment('until')),
    createdAt: aMoment('accommodations.created_at'),
    decidedAt: orNone(aMoment('decided_at')),
  },
  details: {
    words: aText('words'),
    reason: aText('reason'),
    endedAt: orNone(aMoment('ended_at')),
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
