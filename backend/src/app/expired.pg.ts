import { CODE_WINDOW_SECONDS, RETENTION as R } from '@portal/domain/settings/index.js';
import { IS_TRACE } from '../platform/admin-lists/traces.sql.js';
import { NOW } from '../platform/database/now.sql.js';

/** Rows that were kept long enough: those whose `age` is before the moment, if there is one, and that
 * meet the condition, if there is one. */
export type Expired = {
  readonly table: string;
  /** A column or expression that an index answers. */
  readonly age: string;
  readonly before?: string;
  readonly and?: string;
  /** What becomes of the rows, if they are not deleted. */
  readonly set?: string;
  /** What it is called where it is not just the table's rows. */
  readonly name?: string;
  /** `id` unless it is another. */
  readonly key?: string;
};

const ago = (time: string): string => `${NOW} - interval '${time}'`;
const months = (count: number): string => ago(`${count} months`);
const days = (count: number): string => ago(`${count} days`);
const years = (count: number): string => ago(`${count} years`);

/** The present financial year, from 1 April on, and those that the law asks for before it. */
const BOOKS = `
  ((date_trunc('year', (${NOW} AT TIME ZONE 'Asia/Kolkata') - interval '3 months')
    + interval '3 months' - interval '${R.paymentFinancialYears} years')
    AT TIME ZONE 'Asia/Kolkata')`;

const OLD_PAYMENT = `payments.created_at < ${BOOKS} AND (payments.paid_at IS NULL OR payments.paid_at < ${BOOKS})`;

const hasOldPayment = (table: string): string =>
  `EXISTS (SELECT FROM payments WHERE payments.id = ${table}.payment_id AND ${OLD_PAYMENT})`;

const IS_ERASED = `
  EXISTS (SELECT FROM students WHERE students.id = payments.student_id AND erased_at IS NOT NULL)`;

/** Consents to keep an application go by the application's time. */
const APPLICATION_CONSENT_MONTHS = R.applicationMonths + R.consentYears * 12;

/** The provider is asked about an order for five days, and its events may wait as long for it. */
const LATE_NOTICE_DAYS = 7;

/** By the database's clock, which all replicas share; what refers to others goes before them. */
export const EXPIRED: readonly Expired[] = [
  {
    table: 'emails',
    age: 'created_at',
    before: months(R.emailRecordMonths),
    and: "state <> 'pending'",
  },
  {
    name: 'erasure_mails',
    table: 'emails',
    age: 'created_at',
    before: days(R.erasureMailDays),
    and: "kind = 'account-erased' AND state <> 'pending'",
  },
  { table: 'applications', age: 'created_at', before: months(R.applicationMonths) },
  {
    name: 'words_of_letters',
    table: 'issued_documents',
    age: 'issued_at',
    and: `kind <> 'certificate' AND state <> 'withdrawn' AND (issued_at < ${years(R.completionLetterYears)}
      OR kind = 'offer' AND issued_at < ${months(R.offerLetterMonths)})`,
    set: `state = 'withdrawn', cause = NULL, state_at = ${NOW}, email = '', name_as_printed = '', facts = NULL`,
  },
  {
    name: 'words_on_applications',
    table: 'audit_entries',
    age: 'at',
    and: `subject = 'application' AND (before IS NOT NULL OR after IS NOT NULL)
      AND NOT EXISTS (SELECT FROM applications WHERE applications.id::text = subject_id)`,
    set: "reason = '', before = NULL, after = NULL",
  },
  {
    name: 'admin_traces',
    table: 'audit_entries',
    age: 'at',
    before: months(R.adminTraceMonths),
    and: IS_TRACE,
  },
  { table: 'accommodations', age: 'ended_at', before: months(R.accommodationMonths) },
  { table: 'attempt_presence', key: 'attempt_id', age: 'began_at', before: days(R.presenceDays) },
  { table: 'contact_messages', age: 'created_at', before: months(R.contactMessageMonths) },
  { table: 'provider_events', age: 'received_at', before: months(R.providerNoticeMonths) },
  {
    name: 'notices_of_erased',
    table: 'provider_events',
    age: 'received_at',
    and: `received_at > ${days(LATE_NOTICE_DAYS)} AND state <> 'waiting' AND body <> '{}'
      AND EXISTS (SELECT FROM payments WHERE payments.order_id = provider_events.order_id AND ${IS_ERASED})`,
    set: "body = '{}'",
  },
  // A day's codes are counted together. One that carries a sign-up goes with it.
  {
    table: 'mailed_codes',
    age: 'created_at',
    before: ago(`${CODE_WINDOW_SECONDS} seconds`),
    and: `form IS NULL AND expires_at < ${NOW}`,
  },
  // The recent sign-ins of admins show which place is a new one.
  {
    table: 'sessions',
    age: 'expires_at',
    before: NOW,
    and: `(holder = 'student' OR expires_at < ${days(R.adminSessionDays)})`,
  },
  { table: 'rate_limits', key: 'key', age: 'expire', before: `extract(epoch FROM ${NOW}) * 1000` },
  { table: 'refunds', age: 'created_at', before: BOOKS, and: hasOldPayment('refunds') },
  { table: 'payment_differences', age: 'found_at', before: BOOKS },
  { table: 'settlements', age: 'created_at', before: BOOKS },
  // Before the receipts that they are about, which go in the same run.
  {
    table: 'credit_notes',
    key: 'number',
    age: 'issued_at',
    before: BOOKS,
    and: `receipt_issued_at < ${BOOKS} AND ${hasOldPayment('credit_notes')}`,
  },
  {
    table: 'receipts',
    key: 'number',
    age: 'issued_at',
    before: BOOKS,
    and: `${hasOldPayment('receipts')}
      AND NOT EXISTS (SELECT FROM credit_notes WHERE credit_notes.receipt_number = receipts.number)`,
  },
  {
    table: 'payments',
    age: 'created_at',
    and: `${OLD_PAYMENT} AND NOT EXISTS (SELECT FROM refunds WHERE refunds.payment_id = payments.id)
      AND NOT EXISTS (SELECT FROM receipts WHERE receipts.payment_id = payments.id)`,
  },
  {
    name: 'unpaid_orders_of_erased',
    table: 'payments',
    age: 'payments.created_at',
    before: months(R.unpaidOrderMonths),
    and: `state IN ('open', 'failed') AND ${IS_ERASED}`,
  },
  {
    name: 'erased_students',
    table: 'students',
    age: 'erased_at',
    and: `erased_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM payments WHERE payments.student_id = students.id)`,
  },
  { table: 'sealed_copies', age: 'erased_at', before: days(R.sealedCopyDays) },
  {
    table: 'consents',
    age: 'at',
    before: years(R.consentYears),
    and: `(purpose = 'application' AND at < ${months(APPLICATION_CONSENT_MONTHS)}
      OR EXISTS (SELECT FROM consents AS last WHERE last.subject_id = consents.subject_id
        AND last.action = 'withdrawn' AND last.at < ${years(R.consentYears)}))`,
  },
];
