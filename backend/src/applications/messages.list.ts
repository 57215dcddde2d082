import { z } from 'zod';
import {
  before,
  belonging,
  hasWords,
  isText,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

const STATE = `(CASE WHEN answered_at IS NOT NULL THEN 'answered'
  WHEN closed_at IS NOT NULL THEN 'closed' ELSE 'waiting' END)`;

const state: ListFilter = {
  value: z.enum(['waiting', 'answered', 'closed'], 'This is not a state of a message'),
  sql: (parameter) => `CASE ${parameter}::text
    WHEN 'waiting' THEN answered_at IS NULL AND closed_at IS NULL
    WHEN 'answered' THEN answered_at IS NOT NULL
    ELSE closed_at IS NOT NULL AND answered_at IS NULL END`,
};

const kind: ListFilter = {
  value: z.enum(['message', 'grievance'], 'This is not a kind of message'),
  sql: (parameter) => `kind = ${parameter}`,
};

export const MESSAGES: ListSpec = {
  resource: 'messages',
  roles: ['support'],
  subject: 'message',
  from: 'contact_messages',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    name: 'name',
    email: 'email',
    subject: 'subject',
    message: 'message',
    createdAt: 'created_at',
    state: STATE,
    kind: 'kind',
    dueAt: 'due_at',
    owner: 'owner_name',
  },
  details: {
    answers: belonging({
      from: 'message_answers AS answer',
      columns: 'answer.id, answer.text, answer.admin_name AS "adminName", answer.at',
      where: 'answer.message_id = contact_messages.id',
      newest: 'answer.at',
    }),
  },
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: hasWords('words(name, email, subject)'),
    state,
    kind,
    owner: isText('owner_name'),
    since: since('created_at'),
    before: before('created_at'),
  },
};
