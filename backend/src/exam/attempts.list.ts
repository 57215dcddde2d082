import { OPTION_KEYS } from '@portal/domain/questions/index.js';
import { studentsFound } from '../accounts/index.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

const q = list.searchesText((parameter) => `student_id = ANY (${studentsFound(parameter)})`);

const LATE_ANSWER_WAITS = `attempts.id IN (
  SELECT late.attempt_id FROM late_answers AS late WHERE late.state = 'waiting')`;

const LEFT = (figure: string): string =>
  `(SELECT ${figure} FROM attempt_presence WHERE attempt_id = attempts.id)`;

export const ATTEMPTS: list.ListSpec = {
  resource: 'attempts',
  roles: ['support'],
  subject: 'attempt',
  from: 'attempts JOIN students ON students.id = attempts.student_id',
  countFrom: 'attempts',
  key: 'attempts.id',
  keyType: 'uuid',
  columns: {
    id: column.anId('attempts.id'),
    studentId: column.anId('student_id'),
    studentName: column.aText('students.name'),
    email: column.aText('students.email'),
    domain: column.aText('attempts.domain'),
    state: column.aWord(['open', 'submitted', 'expired', 'void'], 'state'),
    startedAt: column.aMoment('started_at'),
    deadline: column.aMoment('deadline'),
    closedAt: column.orNone(column.aMoment('closed_at')),
  },
  details: {
    extraSeconds: column.aCount('extra_seconds'),
    addedSeconds: column.aCount('added_seconds'),
    interventions: column.newestRowsOf({
      from: 'attempt_interventions AS done',
      columns: {
        id: column.anId('id'),
        kind: column.aWord(['extended', 'voided', 'reopened'], 'kind'),
        seconds: column.aCount('seconds'),
        reason: column.aText('reason'),
        at: column.aMoment('at'),
      },
      where: 'done.attempt_id = attempts.id',
      newest: 'at',
    }),
    leftTimes: column.orNone(column.aCount(LEFT('left_times'))),
    leftSeconds: column.orNone(column.aCount(LEFT('left_seconds'))),
    gaps: column.newestRowsOf({
      from: 'connection_gaps AS gap',
      columns: {
        from: column.aMoment('from_at'),
        to: column.aMoment('to_at'),
      },
      where: 'gap.attempt_id = attempts.id',
      newest: 'from_at',
    }),
    lateAnswers: column.newestRowsOf({
      from: 'late_answers AS late',
      columns: {
        id: column.anId('id'),
        place: column.aCount('place'),
        option: column.aWord(OPTION_KEYS, 'option'),
        secondsSinceReply: column.orNone(column.aCount('seconds_since_reply')),
        arrivedAt: column.aMoment('arrived_at'),
        isAfterReview: column.aFlag('is_after_review'),
        state: column.aWord(['waiting', 'accepted', 'declined'], 'state'),
        reason: column.aText('reason'),
        decidedAt: column.orNone(column.aMoment('decided_at')),
        counted: column.orNone(column.aText('answers ->> question_id')),
      },
      where: 'late.attempt_id = attempts.id',
      newest: 'arrived_at',
    }),
  },
  sorts: { startedAt: 'started_at' },
  newest: 'startedAt',
  filters: {
    q,
    state: list.isText('state'),
    lateAnswers: list.isTrue(LATE_ANSWER_WAITS),
    studentId: list.isId('student_id'),
    ...list.betweenDays('started_at'),
  },
};
