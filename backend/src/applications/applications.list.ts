import {
  before,
  hasWordsOrPhone,
  isText,
  since,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

export const APPLICATIONS: ListSpec = {
  resource: 'applications',
  roles: ['support'],
  subject: 'application',
  from: 'applications',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    name: 'name',
    email: 'email',
    phone: 'phone',
    domain: 'domain',
    education: 'education',
    experience: 'experience',
    skills: 'skills',
    message: 'message',
    status: 'status',
    notes: 'notes',
    createdAt: 'created_at',
  },
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: hasWordsOrPhone('words(name, email, phone)', 'phone'),
    status: isText('status'),
    domain: isText('domain'),
    since: since('created_at'),
    before: before('created_at'),
  },
};
