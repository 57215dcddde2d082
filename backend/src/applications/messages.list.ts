import { before, hasWords, since, type ListSpec } from '../platform/admin-lists/list-spec.js';

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
  },
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: hasWords('words(name, email, subject)'),
    since: since('created_at'),
    before: before('created_at'),
  },
};
