import {
  STUDENT_FIELD_NAMES,
  STUDENT_FIELDS,
  type StudentFieldName,
} from '@portal/domain/accounts/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import {
  aCount,
  aFlag,
  aMoment,
  anId,
  aNumber,
  aText,
  newestRowsOf,
  orNone,
  type Columns,
} from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  almostHas,
  isPerson,
  isText,
  isTrue,
  type ListSpec,
  onlyWhere,
} from '../platform/admin-lists/list-spec.js';

const of = (table: string, newest: string, columns: Columns) =>
  newestRowsOf({ from: table, columns, where: 'student_id = students.id', newest });

const isListed = (name: StudentFieldName) => STUDENT_FIELDS[name].isListed;
const isInFile = (name: StudentFieldName) => STUDENT_FIELDS[name].isInFile;

export const STUDENTS: ListSpec = {
  resource: 'students',
  roles: ['support', 'finance'],
  subject: 'student',
  from: 'students',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    ...byName(['name', 'email'], aText),
    ...byName(STUDENT_FIELD_NAMES.filter(isListed), aText),
    emailVerifiedAt: orNone(aMoment('email_verified_at')),
    paidAt: orNone(aMoment('paid_at')),
    totalAttempts: aCount('total_attempts'),
    attemptsUsed: aCount('attempts_used'),
    deactivatedAt: orNone(aMoment('deactivated_at')),
    createdAt: aMoment('created_at'),
    erasedAt: orNone(aMoment('erased_at')),
  },
  details: {
    ...byName(
      STUDENT_FIELD_NAMES.filter((name) => !isListed(name)),
      aText,
    ),
    avatarUrl: orNone(aText('avatar_url')),
    accommodations: of('accommodations', 'created_at', {
      id: anId('id'),
      minutes_per_hour: aCount('minutes_per_hour'),
      until: orNone(aMoment('until')),
      created_at: aMoment('created_at'),
      ended_at: orNone(aMoment('ended_at')),
    }),
    results: of('results', 'completed_on', {
      id: anId('id'),
      domain: aText('domain'),
      score: aCount('score'),
      total_questions: aCount('total_questions'),
      percentage: aNumber('percentage'),
      passed: aFlag('passed'),
      is_void: aFlag('is_void'),
      completed_on: aMoment('completed_on'),
    }),
  },
  inFile: STUDENT_FIELD_NAMES.filter((name) => isInFile(name) && !isListed(name)),
  sorts: { createdAt: 'created_at', name: 'name' },
  newest: 'createdAt',
  filters: {
    q: isPerson(),
    almost: almostHas('name, email'),
    email: isText('email'),
    paid: isTrue('paid_at IS NOT NULL'),
    verified: isTrue('email_verified_at IS NOT NULL'),
    deactivated: isTrue('deactivated_at IS NOT NULL'),
    erased: isTrue('erased_at IS NOT NULL'),
    tested: onlyWhere('EXISTS (SELECT FROM attempts WHERE student_id = students.id)'),
    passed: onlyWhere('EXISTS (SELECT FROM results WHERE student_id = students.id AND passed)'),
    ...betweenDays('created_at'),
  },
};
