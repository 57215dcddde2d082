import { CODE_WINDOW_SECONDS, RETENTION as R } from '@portal/domain/settings/index.js';
import { IS_TRACE } from '../platform/admin-lists/traces.sql.js';
import { NOW } from '../platform/database/now.sql.js';

/** Rows whose time is over: older than a moment, where one is named, and meeting a condition, where one is named. */
export type Expired = {
  readonly table: string;
  /** The column that gives a row's age; an index answers it. */
  readonly age: string;
  readonly olderThan?: string;
  readonly where?: string;
  readonly blank?: string;
  /** The name in the log, where the rule is about a part of the table. */
  readonly name?: string;
  /** The key's columns, if not `id`. */
  readonly key?: string;
};

const ago = (time: string): string => `${NOW} - interval '${time}'`;
const months = (count: number): string => ago(`${count} months`);
const days = (count: number): string => ago(`${count} days`);
const years = (count: number): string => ago(`${count} years`);

/** The start of the oldest financial year (from 1 April, India) whose books the law asks for. */
const BOOKS = `
  ((date_trunc('year', (${NOW} AT TIME ZONE 'Asia/Kolkata') - interval '3 months')
    + interval '3 months' - interval '${R.paymentFinancialYears} years')
    AT TIME ZONE 'Asia/Kolkata')`;

const OLD_PAYMENT = `payments.created_at < ${BOOKS} AND (payments.paid_at IS NULL OR payments.paid_at < ${BOOKS})`;

const hasOldPayment = (table: string): string =>
  `EXISTS (SELECT FROM payments WHERE payments.id = ${table}.payment_id AND ${OLD_PAYMENT})`;

const IS_ERASED = `
  EXISTS (SELECT FROM students WHERE students.id = payments.student_id AND erased_at IS NOT NULL)`;

/** The consent to an application expires this long after it, since the application goes first. */
const APPLICATION_CONSENT_MONTHS = R.applicationMonths + R.consentYears * 12;

/** The provider is asked about an order for five days; until then its events may still be needed in full. */
const LATE_NOTICE_DAYS = 7;

/** What is deleted, and when, by the database's clock. Rows that refer to others come before those. */
export const EXPIRED: readonly Expired[] = [
  {
    table: 'emails',
    age: 'created_at',
    olderThan: months(R.emailRecordMonths),
    where: "state <> 'pending'",
  },
  {
    name: 'erasure_mails',
    table: 'emails',
    age: 'created_at',
    olderThan: days(R.erasureMailDays),
    where: "kind = 'account-erased' AND state <> 'pending'",
  },
  { table: 'applications', age: 'created_at', olderThan: months(R.applicationMonths) },
  {
    name: 'words_of_letters',
    table: 'issued_documents',
    age: 'issued_at',
    where: `kind <> 'certificate' AND state <> 'withdrawn' AND (issued_at < ${years(R.completionLetterYears)}
      OR kind = 'offer' AND issued_at < ${months(R.offerLetterMonths)})`,
    blank: `state = 'withdrawn', cause = NULL, state_at = ${NOW}, email = '', name_as_printed = '', facts = NULL`,
  },
  {
    name: 'words_on_applications',
    table: 'audit_entries',
    age: 'at',
    where: `subject = 'application' AND (before IS NOT NULL OR after IS NOT NULL)
      AND NOT EXISTS (SELECT FROM applications WHERE applications.id::text = subject_id)`,
    blank: "reason = '', before = NULL, after = NULL",
  },
  {
    name: 'admin_traces',
    table: 'audit_entries',
    age: 'at',
    olderThan: months(R.adminTraceMonths),
    where: IS_TRACE,
  },
  {
    table: 'sitting_expected',
    key: 'sitting_id, email',
    age: 'sitting_id',
    where: `sitting_id IN (SELECT id FROM sittings WHERE ends_at < ${days(R.sittingListDays)})`,
  },
  { table: 'accommodations', age: 'ended_at', olderThan: months(R.accommodationMonths) },
  {
    table: 'attempt_presence',
    key: 'attempt_id',
    age: 'began_at',
    olderThan: days(R.presenceDays),
  },
  { table: 'contact_messages', age: 'created_at', olderThan: months(R.contactMessageMonths) },
  { table: 'provider_events', age: 'received_at', olderThan: months(R.providerNoticeMonths) },
  {
    name: 'notices_of_erased',
    table: 'provider_events',
    age: 'received_at',
    where: `received_at > ${days(LATE_NOTICE_DAYS)} AND state <> 'waiting' AND body <> '{}'
      AND EXISTS (SELECT FROM payments WHERE payments.order_id = provider_events.order_id AND ${IS_ERASED})`,
    blank: "body = '{}'",
  },
  // Codes of the last day limit how many are sent. A code that carries a sign-up is deleted with the sign-up.
  {
    table: 'mailed_codes',
    age: 'created_at',
    olderThan: ago(`${CODE_WINDOW_SECONDS} seconds`),
    where: `form IS NULL AND expires_at < ${NOW}`,
  },
  // An admin's recent sessions show whether a sign-in is from a new place.
  {
    table: 'sessions',
    age: 'expires_at',
    olderThan: NOW,
    where: `(holder = 'student' OR expires_at < ${days(R.adminSessionDays)})`,
  },
  {
    table: 'rate_limits',
    key: 'key',
    age: 'expire',
    olderThan: `extract(epoch FROM ${NOW}) * 1000`,
  },
  { table: 'refunds', age: 'created_at', olderThan: BOOKS, where: hasOldPayment('refunds') },
  { table: 'payment_differences', age: 'found_at', olderThan: BOOKS },
  { table: 'settlements', age: 'created_at', olderThan: BOOKS },
  // Before the receipts that they refer to.
  {
    table: 'credit_notes',
    key: 'number',
    age: 'issued_at',
    olderThan: BOOKS,
    where: `receipt_issued_at < ${BOOKS} AND ${hasOldPayment('credit_notes')}`,
  },
  {
    table: 'receipts',
    key: 'number',
    age: 'issued_at',
    olderThan: BOOKS,
    where: `${hasOldPayment('receipts')}
      AND NOT EXISTS (SELECT FROM credit_notes WHERE credit_notes.receipt_number = receipts.number)`,
  },
  {
    table: 'payments',
    age: 'created_at',
    where: `${OLD_PAYMENT} AND NOT EXISTS (SELECT FROM refunds WHERE refunds.payment_id = payments.id)
      AND NOT EXISTS (SELECT FROM receipts WHERE receipts.payment_id = payments.id)`,
  },
  {
    name: 'unpaid_orders_of_erased',
    table: 'payments',
    age: 'payments.created_at',
    olderThan: months(R.unpaidOrderMonths),
    where: `state IN ('open', 'failed') AND ${IS_ERASED}`,
  },
  {
    name: 'erased_students',
    table: 'students',
    age: 'erased_at',
    where: `erased_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM payments WHERE payments.student_id = students.id)`,
  },
  { table: 'sealed_copies', age: 'erased_at', olderThan: days(R.sealedCopyDays) },
  {
    table: 'consents',
    age: 'at',
    olderThan: years(R.consentYears),
    where: `(purpose = 'application' AND at < ${months(APPLICATION_CONSENT_MONTHS)}
      OR EXISTS (SELECT FROM consents AS last WHERE last.subject_id = consents.subject_id
        AND last.action = 'withdrawn' AND last.at < ${years(R.consentYears)}))`,
  },
];
