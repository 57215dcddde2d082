import { before, isId, isText, since, type ListSpec } from './list-spec.js';

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
    adminId: isId('admin_id'),
    subject: isText('subject'),
    subjectId: isText('subject_id'),
    since: since('at'),
    before: before('at'),
  },
};
