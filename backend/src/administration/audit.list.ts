import { before, isId, isText, since, type ListFilter, type ListSpec } from './list-spec.js';
import { words } from '../accounts/students-found.js';

/** By the id of what was changed, or by the admin's name. */
const search: ListFilter = {
  value: words,
  isSearch: true,
  sql: (parameter) => `subject_id = ${parameter}
    OR admin_id = ANY (ARRAY(SELECT own.id FROM admins AS own WHERE own.username = ${parameter}))`,
};

export const AUDIT: ListSpec = {
  resource: 'audit',
  from: 'audit_entries',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    at: 'at',
    adminId: 'admin_id',
    adminName: 'admin_name',
    action: 'action',
    subject: 'subject',
    subjectId: 'subject_id',
    reason: 'reason',
    before: 'before',
    after: 'after',
  },
  sorts: { at: 'at' },
  newest: 'at',
  filters: {
    q: search,
    adminId: isId('admin_id'),
    subject: isText('subject'),
    subjectId: isText('subject_id'),
    since: since('at'),
    before: before('at'),
  },
};
