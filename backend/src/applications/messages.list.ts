import { FINANCE_TEAM, MESSAGE_KINDS } from '@portal/domain/applications/index.js';
import { z } from 'zod';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';
import { NOW } from '../platform/database/now.sql.js';
import { ANSWER_BY } from './answer-by.sql.js';

const STATES = ['waiting', 'answered', 'closed'] as const;

const stateOf = (table: string) => `(CASE WHEN ${table}.answered_at IS NOT NULL THEN 'answered'
  WHEN ${table}.closed_at IS NOT NULL THEN 'closed' ELSE 'waiting' END)`;

const state: list.ListFilter = {
  value: z.enum(STATES, 'This is not a state of a message'),
  sql: (parameter) => `CASE ${parameter}::text
    WHEN 'waiting' THEN answered_at IS NULL AND closed_at IS NULL
    WHEN 'answered' THEN answered_at IS NOT NULL
    ELSE closed_at IS NOT NULL AND answered_at IS NULL END`,
};

const kind: list.ListFilter = {
  value: z.enum(MESSAGE_KINDS, 'This is not a kind of message'),
  sql: (parameter) => `kind = ${parameter}`,
};

const late = list.onlyWhere(`answered_at IS NULL AND closed_at IS NULL AND ${ANSWER_BY} < ${NOW}`);

const others = (table: string) =>
  column.newestRowsOf({
    from: `${table} AS other`,
    columns: {
      id: column.anId('other.id'),
      subject: column.aText('other.subject'),
      state: column.aWord(STATES, stateOf('other')),
      createdAt: column.aMoment('other.created_at'),
    },
    where: 'other.email = contact_messages.email AND other.id <> contact_messages.id',
    newest: 'other.created_at',
  });

const DETAILS: column.Columns = {
  answers: column.newestRowsOf({
    from: 'message_answers AS answer',
    columns: {
      id: column.anId('answer.id'),
      text: column.aText('answer.text'),
      adminName: column.aText('answer.admin_name'),
      at: column.aMoment('answer.at'),
    },
    where: 'answer.message_id = contact_messages.id',
    newest: 'answer.at',
  }),
  others: others('contact_messages'),
  students: column.newestRowsOf({
    from: 'students AS student',
    columns: {
      id: column.anId('student.id'),
      name: column.aText('student.name'),
      isVerified: column.aFlag('student.email_verified_at IS NOT NULL'),
    },
    where: 'student.email = contact_messages.email AND student.erased_at IS NULL',
    newest: 'student.created_at',
  }),
};

const ASSIGNED = `(SELECT * FROM contact_messages WHERE owner_name = '${FINANCE_TEAM}')`;

export const MESSAGES: list.ListSpec = {
  resource: 'messages',
  roles: ['support', 'finance'],
  subject: 'message',
  from: 'contact_messages',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: column.anId('id'),
    name: column.aText('name'),
    email: column.aText('email'),
    subject: column.aText('subject'),
    message: column.aText('message'),
    service: column.aText('service'),
    estimate: column.aText('estimate'),
    createdAt: column.aMoment('created_at'),
    state: column.aWord(STATES, stateOf('contact_messages')),
    kind: column.aWord(MESSAGE_KINDS, 'kind'),
    dueAt: column.orNone(column.aMoment('due_at')),
    owner: column.orNone(column.aText('owner_name')),
  },
  details: DETAILS,
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: list.hasWords('name, email, subject'),
    state,
    kind,
    late,
    owner: list.isText('owner_name'),
    ...list.betweenDays('created_at'),
  },
  partFor: {
    finance: {
      from: `${ASSIGNED} AS contact_messages`,
      details: { ...DETAILS, others: others(ASSIGNED) },
    },
  },
};
