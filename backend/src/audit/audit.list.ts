import { z } from 'zod';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

/** The search covers an admin's newest entries only; the filter finds all of them. */
const NEWEST_OF_ADMIN = 500;

/** Each condition has its own index; combined with OR, the planner would read the whole log. */
const q = list.searchesText(
  (parameter) => `id = ANY (ARRAY(
    SELECT about.id FROM audit_entries AS about WHERE about.subject_id = ${parameter}
    UNION ALL
    SELECT own.id FROM admins, LATERAL (
      SELECT entry.id FROM audit_entries AS entry WHERE entry.admin_id = admins.id
      ORDER BY entry.at DESC, entry.id LIMIT ${NEWEST_OF_ADMIN}) AS own
    WHERE admins.username = ${parameter}))`,
);

/** Only the fields that the action is about. */
const CHANGED = z.record(z.string(), z.unknown());

const KINDS = ['change', 'export', 'view', 'sign-in'] as const;

/** The expression of the index `audit_entries_by_kind`. */
const KIND = `(CASE action WHEN 'view' THEN 'view' WHEN 'export-list' THEN 'export'
  WHEN 'sign-in' THEN 'sign-in' WHEN 'sign-in-refused' THEN 'sign-in' ELSE 'change' END)`;

const kind: list.ListFilter = {
  value: z.enum(KINDS, 'This is not a kind of entry'),
  sql: (parameter) => `${KIND} = ${parameter}`,
};

const SUBJECT_KEY = `CASE WHEN subject_id ~ '^[0-9a-f-]{36}$' THEN subject_id::uuid END`;

const nameIn = (table: string, name: string, from = table): string =>
  `(SELECT ${name} FROM ${from} WHERE ${table}.id = ${SUBJECT_KEY})`;

const studentOf = (table: string): string =>
  nameIn(table, 'students.name', `${table} JOIN students ON students.id = ${table}.student_id`);

/** Whom an entry is about, under the name of today; none once the account is erased. */
const SUBJECT_NAME = `(CASE subject
  WHEN 'student' THEN ${nameIn('students', 'name')}
  WHEN 'application' THEN ${nameIn('applications', 'name')}
  WHEN 'message' THEN ${nameIn('contact_messages', 'name')}
  WHEN 'email' THEN ${nameIn('emails', 'to_address')}
  WHEN 'payment' THEN ${studentOf('payments')}
  WHEN 'attempt' THEN ${studentOf('attempts')}
  WHEN 'result' THEN ${studentOf('results')}
  WHEN 'certificate' THEN ${studentOf('results')} END)`;

export const AUDIT: list.ListSpec = {
  resource: 'audit',
  roles: ['owner'],
  subject: null,
  from: 'audit_entries',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: column.anId('id'),
    at: column.aMoment('at'),
    adminId: column.anId('admin_id'),
    adminName: column.aText('admin_name'),
    action: column.aText('action'),
    subject: column.aText('subject'),
    subjectId: column.aText('subject_id'),
    subjectName: column.orNone(column.aText(SUBJECT_NAME)),
    reason: column.aText('reason'),
    before: column.orNone(column.someJson(CHANGED, 'before')),
    after: column.orNone(column.someJson(CHANGED, 'after')),
  },
  sorts: { at: 'at' },
  newest: 'at',
  filters: {
    q,
    adminId: list.isId('admin_id'),
    kind,
    subject: list.isText('subject'),
    subjectId: list.isText('subject_id'),
    ...list.betweenDays('at'),
  },
};
