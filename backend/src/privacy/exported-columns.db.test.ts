import { testDataSource } from '../testing/test-data-source.js';
import { PARTS } from './data-export.query.js';

const dataSource = testDataSource();

/** What a table holds and its owner does not get; a new column is exported, or named here. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  profile: ['erased_at', 'password_hash', 'session_version'],
  picture: ['id', 'student_id'],
  consents: ['id', 'subject_id'],
  codes: ['browser', 'code_hash', 'form', 'id', 'network', 'student_id'],
  emailCorrections: ['id', 'student_id', 'was_verified'],
  sessions: ['expires_at', 'holder', 'id', 'owner_id', 'proved_at', 'version'],
  applications: ['owner_id', 'version'],
  contactMessages: ['answered_at', 'closed_at', 'owner_id', 'owner_name'],
  accommodations: ['id', 'student_id'],
  sittings: ['admin_id', 'device'],
  listsOfSittings: [],
  attempts: ['pass_percent', 'student_id'],
  results: ['attempts_used', 'student_id', 'total_attempts'],
  questionDisputes: ['id', 'ruling_id', 'student_id'],
  issuedDocuments: ['application_id', 'student_id'],
  payments: [
    ...['asked_until', 'check_at', 'checks', 'claimed_at', 'claimed_payment_id', 'flag'],
    ...['offered_at', 'replaced_at', 'student_id'],
  ],
  receipts: ['payment_id', 'student_id'],
  creditNotes: ['cause_id', 'payment_id', 'student_id'],
  providerNotices: ['due_at', 'fact', 'id', 'order_id', 'state', 'unreadable', 'worked_at'],
  mails: [
    ...['call_id', 'claimed_until', 'data', 'expires_at', 'id', 'last_error', 'queued_at'],
    ...['reply_to', 'request_id', 'to_address', 'tries'],
  ],
  actionsOfStaff: ['admin_id', 'admin_name', 'id', 'subject_id'],
};

it.each(Object.entries(PARTS))(
  'The export of one’s own data has every column of %s',
  async (name, { from, columns }) => {
    const [table] = from.split(' ');
    const held = await dataSource.query<{ name: string }[]>(
      `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1`,
      [table],
    );
    expect(held).not.toEqual([]);
    const isExported = (column: string) => new RegExp(`\\b${column}\\b`).test(columns);
    const missing = held.map((one) => one.name).filter((column) => !isExported(column));
    expect(missing.sort()).toEqual(LEFT_OUT[name] ?? []);
  },
);
