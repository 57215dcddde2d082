import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

const PASSED = list.isTrue('passed');

export const RESULTS: list.ListSpec = {
  resource: 'results',
  roles: ['support', 'content'],
  subject: 'result',
  from: 'results',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: column.anId('id'),
    studentId: column.anId('student_id'),
    studentName: column.aText('student_name'),
    email: column.aText('email'),
    domain: column.aText('domain'),
    score: column.aCount('score'),
    totalQuestions: column.aCount('total_questions'),
    percentage: column.aNumber('percentage'),
    passed: column.aFlag('passed'),
    isVoid: column.aFlag('is_void'),
    timeTaken: column.aCount('time_taken'),
    completedOn: column.aMoment('completed_on'),
  },
  details: {
    passPercent: column.aCount('pass_percent'),
    startedOn: column.aMoment('started_on'),
    attemptsUsed: column.aCount('attempts_used'),
    totalAttempts: column.aCount('total_attempts'),
  },
  sorts: { completedOn: 'completed_on', percentage: 'percentage' },
  newest: 'completedOn',
  filters: {
    q: list.hasWords('student_name, email'),
    domain: list.isText('domain'),
    // A result that does not count neither passed nor failed.
    passed: { ...PASSED, sql: (parameter) => `${PASSED.sql(parameter)} AND NOT is_void` },
    studentId: list.isId('student_id'),
    ...list.betweenDays('completed_on'),
  },
};
