import { OPTION_KEYS } from '@portal/domain/questions/index.js';
import { studentsFound } from '../accounts/index.js';
import {
  aCount,
  aFlag,
  aMoment,
  anId,
  aText,
  aWord,
  newestRowsOf,
  orNone,
} from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  isId,
  isText,
  isTrue,
  type ListSpec,
  searchesText,
} from '../platform/admin-lists/list-spec.js';

const q = searchesText((parameter) => `student_id = ANY (${studentsFound(parameter)})`);

const LATE_ANSWER_WAITS = `attempts.id IN (
  SELECT late.attempt_id FROM late_answers AS late WHERE late.state = 'waiting')`;

const LEFT = (column: string): string =>
  `(SELECT ${column} FROM attempt_presence WHERE attempt_id = attempts.id)`;

export const ATTEMPTS: ListSpec = {
  resource: 'attempts',
  roles: ['support'],
  subject: 'attempt',
  from: 'attempts JOIN students ON students.id = attempts.student_id',
  countFrom: 'attempts',
  key: 'attempts.id',
  keyType: 'uuid',
  columns: {
    id: anId('attempts.id'),
    studentId: anId('student_id'),
    studentName: aText('students.name'),
    email: aText('students.email'),
    domain: aText('attempts.domain'),
    state: aWord(['open', 'submitted', 'expired', 'void'], 'state'),
    startedAt: aMoment('started_at'),
    deadline: aMoment('deadline'),
    closedAt: orNone(aMoment('closed_at')),
  },
  details: {
    extraSeconds: aCount('extra_seconds'),
    addedSeconds: aCount('added_seconds'),
    interventions: newestRowsOf({
      from: 'attempt_interventions AS done',
      columns: {
        id: anId('id'),
        kind: aWord(['extended', 'voided', 'reopened'], 'kind'),
        seconds: aCount('seconds'),
        reason: aText('reason'),
        at: aMoment('at'),
      },
      where: 'done.attempt_id = attempts.id',
      newest: 'at',
    }),
    leftTimes: orNone(aCount(LEFT('left_times'))),
    leftSeconds: orNone(aCount(LEFT('left_seconds'))),
    gaps: newestRowsOf({
      from: 'connection_gaps AS gap',
      columns: {
        from: aMoment('from_at'),
        to: aMoment('to_at'),
      },
      where: 'gap.attempt_id = attempts.id',
      newest: 'from_at',
    }),
    lateAnswers: newestRowsOf({
      from: 'late_answers AS late',
      columns: {
        id: anId('id'),
        place: aCount('place'),
        option: aWord(OPTION_KEYS, 'option'),
        secondsSinceReply: orNone(aCount('seconds_since_reply')),
        arrivedAt: aMoment('arrived_at'),
        isAfterReview: aFlag('is_after_review'),
        state: aWord(['waiting', 'accepted', 'declined'], 'state'),
        reason: aText('reason'),
        decidedAt: orNone(aMoment('decided_at')),
        counted: orNone(aText('answers ->> question_id')),
      },
      where: 'late.attempt_id = attempts.id',
      newest: 'arrived_at',
    }),
  },
  sorts: { startedAt: 'started_at' },
  newest: 'startedAt',
  filters: {
    q,
    state: isText('state'),
    lateAnswers: isTrue(LATE_ANSWER_WAITS),
    studentId: isId('student_id'),
    ...betweenDays('started_at'),
  },
};
