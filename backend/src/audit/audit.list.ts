import { z } from 'zod';
import { aMoment, anId, aText, orNone, someJson } from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  isId,
  isText,
  type ListFilter,
  type ListSpec,
  searchesText,
} from '../platform/admin-lists/list-spec.js';

/** The search covers an admin's newest entries only; the filter finds all of them. */
const NEWEST_OF_ADMIN = 500;

/** Each condition has its own index; combined with OR, the planner would read the whole log. */
const q = searchesText(
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

const kind: ListFilter = {
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

export const AUDIT: ListSpec = {
  resource: 'audit',
  roles: ['owner'],
  subject: null,
  from: 'audit_entries',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    at: aMoment('at'),
    adminId: anId('admin_id'),
    adminName: aText('admin_name'),
    action: aText('action'),
    subject: aText('subject'),
    subjectId: aText('subject_id'),
    subjectName: orNone(aText(SUBJECT_NAME)),
    reason: aText('reason'),
    before: orNone(someJson(CHANGED, 'before')),
    after: orNone(someJson(CHANGED, 'after')),
  },
  sorts: { at: 'at' },
  newest: 'at',
  filters: {
    q,
    adminId: isId('admin_id'),
    kind,
    subject: isText('subject'),
    subjectId: isText('subject_id'),
    ...betweenDays('at'),
  },
};
