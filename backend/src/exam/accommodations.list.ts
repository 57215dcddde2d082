import { studentsFound } from '../accounts/index.js';
import { aCount, aMoment, anId, aText, aWord, orNone } from '../platform/admin-lists/columns.js';
import { dated, isId, isText, type ListSpec, search } from '../platform/admin-lists/list-spec.js';

const q = search((parameter) => `student_id = ANY (${studentsFound(parameter)})`);

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
    q,
    state: isText('state'),
    studentId: isId('student_id'),
    ...dated('accommodations.created_at'),
  },
};
