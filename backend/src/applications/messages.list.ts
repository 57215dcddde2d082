import { FINANCE_TEAM, MESSAGE_KINDS } from '@portal/domain/applications/index.js';
import { z } from 'zod';
import {
  aFlag,
  aMoment,
  anId,
  aText,
  aWord,
  newestRowsOf,
  type Columns,
  orNone,
} from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  hasWords,
  isText,
  type ListFilter,
  type ListSpec,
  onlyWhere,
} from '../platform/admin-lists/list-spec.js';
import { NOW } from '../platform/database/now.sql.js';
import { ANSWER_BY } from './answer-by.sql.js';

const STATES = ['waiting', 'answered', 'closed'] as const;

const stateOf = (table: string) => `(CASE WHEN ${table}.answered_at IS NOT NULL THEN 'answered'
  WHEN ${table}.closed_at IS NOT NULL THEN 'closed' ELSE 'waiting' END)`;

const state: ListFilter = {
  value: z.enum(STATES, 'This is not a state of a message'),
  sql: (parameter) => `CASE ${parameter}::text
    WHEN 'waiting' THEN answered_at IS NULL AND closed_at IS NULL
    WHEN 'answered' THEN answered_at IS NOT NULL
    ELSE closed_at IS NOT NULL AND answered_at IS NULL END`,
};

const kind: ListFilter = {
  value: z.enum(MESSAGE_KINDS, 'This is not a kind of message'),
  sql: (parameter) => `kind = ${parameter}`,
};

const late = onlyWhere(`answered_at IS NULL AND closed_at IS NULL AND ${ANSWER_BY} < ${NOW}`);

const others = (table: string) =>
  newestRowsOf({
    from: `${table} AS other`,
    columns: {
      id: anId('other.id'),
      subject: aText('other.subject'),
      state: aWord(STATES, stateOf('other')),
      createdAt: aMoment('other.created_at'),
    },
    where: 'other.email = contact_messages.email AND other.id <> contact_messages.id',
    newest: 'other.created_at',
  });

const DETAILS: Columns = {
  answers: newestRowsOf({
    from: 'message_answers AS answer',
    columns: {
      id: anId('answer.id'),
      text: aText('answer.text'),
      adminName: aText('answer.admin_name'),
      at: aMoment('answer.at'),
    },
    where: 'answer.message_id = contact_messages.id',
    newest: 'answer.at',
  }),
  others: others('contact_messages'),
  students: newestRowsOf({
    from: 'students AS student',
    columns: {
      id: anId('student.id'),
      name: aText('student.name'),
      isVerified: aFlag('student.email_verified_at IS NOT NULL'),
    },
    where: 'student.email = contact_messages.email AND student.erased_at IS NULL',
    newest: 'student.created_at',
  }),
};

const ASSIGNED = `(SELECT * FROM contact_messages WHERE owner_name = '${FINANCE_TEAM}')`;

export const MESSAGES: ListSpec = {
  resource: 'messages',
  roles: ['support', 'finance'],
  subject: 'message',
  from: 'contact_messages',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    name: aText('name'),
    email: aText('email'),
    subject: aText('subject'),
    message: aText('message'),
    service: aText('service'),
    estimate: aText('estimate'),
    createdAt: aMoment('created_at'),
    state: aWord(STATES, stateOf('contact_messages')),
    kind: aWord(MESSAGE_KINDS, 'kind'),
    dueAt: orNone(aMoment('due_at')),
    owner: orNone(aText('owner_name')),
  },
  details: DETAILS,
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: hasWords('name, email, subject'),
    state,
    kind,
    late,
    owner: isText('owner_name'),
    ...betweenDays('created_at'),
  },
  partFor: {
    finance: {
      from: `${ASSIGNED} AS contact_messages`,
      details: { ...DETAILS, others: others(ASSIGNED) },
    },
  },
};
