import { aCount, aFlag, aMoment, anId, aNumber, aText } from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  hasWords,
  isId,
  isText,
  isTrue,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

const PASSED = isTrue('passed');

export const RESULTS: ListSpec = {
  resource: 'results',
  roles: ['support', 'content'],
  subject: 'result',
  from: 'results',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    studentId: anId('student_id'),
    studentName: aText('student_name'),
    email: aText('email'),
    domain: aText('domain'),
    score: aCount('score'),
    totalQuestions: aCount('total_questions'),
    percentage: aNumber('percentage'),
    passed: aFlag('passed'),
    isVoid: aFlag('is_void'),
    timeTaken: aCount('time_taken'),
    completedOn: aMoment('completed_on'),
  },
  details: {
    passPercent: aCount('pass_percent'),
    startedOn: aMoment('started_on'),
    attemptsUsed: aCount('attempts_used'),
    totalAttempts: aCount('total_attempts'),
  },
  sorts: { completedOn: 'completed_on', percentage: 'percentage' },
  newest: 'completedOn',
  filters: {
    q: hasWords('student_name, email'),
    domain: isText('domain'),
    // A result that does not count neither passed nor failed.
    passed: { ...PASSED, sql: (parameter) => `${PASSED.sql(parameter)} AND NOT is_void` },
    studentId: isId('student_id'),
    ...betweenDays('completed_on'),
  },
};
