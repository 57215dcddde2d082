import * as accounts from '@portal/domain/accounts/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

const of = (table: string, newest: string, columns: column.Columns) =>
  column.newestRowsOf({ from: table, columns, where: 'student_id = students.id', newest });

const isListed = (name: accounts.StudentFieldName) => accounts.STUDENT_FIELDS[name].isListed;
const isInFile = (name: accounts.StudentFieldName) => accounts.STUDENT_FIELDS[name].isInFile;

export const STUDENTS: list.ListSpec = {
  resource: 'students',
  roles: ['support', 'finance'],
  subject: 'student',
  from: 'students',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: column.anId('id'),
    ...byName(['name', 'email'], column.aText),
    ...byName(accounts.STUDENT_FIELD_NAMES.filter(isListed), column.aText),
    emailVerifiedAt: column.orNone(column.aMoment('email_verified_at')),
    paidAt: column.orNone(column.aMoment('paid_at')),
    totalAttempts: column.aCount('total_attempts'),
    attemptsUsed: column.aCount('attempts_used'),
    deactivatedAt: column.orNone(column.aMoment('deactivated_at')),
    createdAt: column.aMoment('created_at'),
    erasedAt: column.orNone(column.aMoment('erased_at')),
  },
  details: {
    ...byName(
      accounts.STUDENT_FIELD_NAMES.filter((name) => !isListed(name)),
      column.aText,
    ),
    avatarUrl: column.orNone(column.aText('avatar_url')),
    accommodations: of('accommodations', 'created_at', {
      id: column.anId('id'),
      minutes_per_hour: column.aCount('minutes_per_hour'),
      until: column.orNone(column.aMoment('until')),
      created_at: column.aMoment('created_at'),
      ended_at: column.orNone(column.aMoment('ended_at')),
    }),
    results: of('results', 'completed_on', {
      id: column.anId('id'),
      domain: column.aText('domain'),
      score: column.aCount('score'),
      total_questions: column.aCount('total_questions'),
      percentage: column.aNumber('percentage'),
      passed: column.aFlag('passed'),
      is_void: column.aFlag('is_void'),
      completed_on: column.aMoment('completed_on'),
    }),
  },
  inFile: accounts.STUDENT_FIELD_NAMES.filter((name) => isInFile(name) && !isListed(name)),
  sorts: { createdAt: 'created_at', name: 'name' },
  newest: 'createdAt',
  filters: {
    q: list.isPerson(),
    almost: list.almostHas('name, email'),
    email: list.isText('email'),
    paid: list.isTrue('paid_at IS NOT NULL'),
    verified: list.isTrue('email_verified_at IS NOT NULL'),
    deactivated: list.isTrue('deactivated_at IS NOT NULL'),
    erased: list.isTrue('erased_at IS NOT NULL'),
    tested: list.onlyWhere('EXISTS (SELECT FROM attempts WHERE student_id = students.id)'),
    passed: list.onlyWhere(
      'EXISTS (SELECT FROM results WHERE student_id = students.id AND passed)',
    ),
    ...list.betweenDays('created_at'),
  },
};
