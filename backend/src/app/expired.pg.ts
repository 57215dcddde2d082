import { CODE_WINDOW_SECONDS, RETENTION } from '@portal/domain/settings/index.js';
import { IS_TRACE } from '../platform/admin-lists/traces.sql.js';
import { NOW } from '../platform/database/now.sql.js';

export type Expired = {
  /** What it is called where it is not just the table's rows. */
  readonly name?: string;
  readonly table: string;
  /** `id` unless it is another. */
  readonly key?: string;
  /** Answered by an index on `age`. */
  readonly where: string;
  readonly age: string;
  /** What becomes of the rows, if they are not deleted. */
  readonly set?: string;
};

const olderThan = (age: string, months: number): string =>
  `${age} < ${NOW} - interval '${months} months'`;

const afterMonths = (table: string, age: string, months: number): Expired => ({
  table,
  age,
  where: olderThan(age, months),
});

const afterDays = (table: string, age: string, days: number): Expired => ({
  table,
  age,
  where: `${age} < ${NOW} - interval '${days} days'`,
});

/** The present financial year, from 1 April on, and those that the law asks for before it. */
const ACCOUNTS_SINCE = `
  ((date_trunc('year', (${NOW} AT TIME ZONE 'Asia/Kolkata') - interval '3 months')
    + interval '3 months' - interval '${RETENTION.paymentFinancialYears} years')
    AT TIME ZONE 'Asia/Kolkata')`;

const ofAccounts = (table: string, age: string): Expired => ({
  table,
  age,
  where: `${age} < ${ACCOUNTS_SINCE}`,
});

const OLD_PAYMENT = `
  payments.created_at < ${ACCOUNTS_SINCE} AND (payments.paid_at IS NULL OR payments.paid_at < ${ACCOUNTS_SINCE})`;

const IS_ERASED = `
  EXISTS (SELECT FROM students WHERE students.id = payments.student_id AND erased_at IS NOT NULL)`;

const NEVER_PAID = `
  state IN ('open', 'failed') AND ${olderThan('payments.created_at', RETENTION.unpaidOrderMonths)}
  AND ${IS_ERASED}`;

/** Consents to keep an application go by the application's own time. */
const APPLICATION_CONSENT_MONTHS = RETENTION.applicationMonths + RETENTION.consentYears * 12;

/** The provider is asked about an order for five days, and its events may wait as long for it. */
const LATE_NOTICE_DAYS = 7;

/** By the database's clock, which all replicas share; what refers to others goes before them. */
export const EXPIRED: readonly Expired[] = [
  {
    table: 'emails',
    where: `state <> 'pending' AND ${olderThan('created_at', RETENTION.emailRecordMonths)}`,
    age: 'created_at',
  },
  {
    name: 'erasure_mails',
    table: 'emails',
    where: `kind = 'account-erased' AND state <> 'pending'
      AND created_at < ${NOW} - interval '${RETENTION.erasureMailDays} days'`,
    age: 'created_at',
  },
  afterMonths('applications', 'created_at', RETENTION.applicationMonths),
  {
    name: 'words_of_letters',
    table: 'issued_documents',
    where: `kind <> 'certificate' AND state <> 'withdrawn' AND (issued_at < ${NOW} - interval '${RETENTION.completionLetterYears} years'
      OR kind = 'offer' AND ${olderThan('issued_at', RETENTION.offerLetterMonths)})`,
    age: 'issued_at',
    set: `state = 'withdrawn', cause = NULL, state_at = ${NOW}, email = '', name_as_printed = '', facts = NULL`,
  },
  afterMonths('interview_slots', 'ends_at', RETENTION.applicationMonths),
  {
    name: 'words_on_applications',
    table: 'audit_entries',
    where: `subject = 'application' AND (before IS NOT NULL OR after IS NOT NULL)
      AND NOT EXISTS (SELECT FROM applications WHERE applications.id::text = subject_id)`,
    age: 'at',
    set: "reason = '', before = NULL, after = NULL",
  },
  {
    name: 'admin_traces',
    table: 'audit_entries',
    where: `${IS_TRACE} AND ${olderThan('at', RETENTION.adminTraceMonths)}`,
    age: 'at',
  },
  afterMonths('accommodations', 'ended_at', RETENTION.accommodationMonths),
  { ...afterDays('attempt_presence', 'began_at', RETENTION.presenceDays), key: 'attempt_id' },
  afterMonths('contact_messages', 'created_at', RETENTION.contactMessageMonths),
  afterMonths('provider_events', 'received_at', RETENTION.providerNoticeMonths),
  {
    name: 'notices_of_erased',
    table: 'provider_events',
    where: `received_at > ${NOW} - interval '${LATE_NOTICE_DAYS} days'
      AND state <> 'waiting' AND body <> '{}'
      AND EXISTS (SELECT FROM payments WHERE payments.order_id = provider_events.order_id
        AND ${IS_ERASED})`,
    age: 'received_at',
    set: "body = '{}'",
  },
  {
    // A day's codes are counted together. One that carries a sign-up goes with it.
    table: 'mailed_codes',
    where: `form IS NULL AND created_at < ${NOW} - interval '${CODE_WINDOW_SECONDS} seconds'
      AND expires_at < ${NOW}`,
    age: 'created_at',
  },
  {
    // Where admins signed in of late tells which place is a new one.
    table: 'sessions',
    where: `expires_at < ${NOW} AND (holder = 'student'
      OR expires_at < ${NOW} - interval '${RETENTION.adminSessionDays} days')`,
    age: 'expires_at',
  },
  {
    table: 'rate_limits',
    key: 'key',
    where: `expire < extract(epoch FROM ${NOW}) * 1000`,
    age: 'expire',
  },
  {
    table: 'refunds',
    where: `created_at < ${ACCOUNTS_SINCE}
      AND EXISTS (SELECT FROM payments WHERE payments.id = refunds.payment_id AND ${OLD_PAYMENT})`,
    age: 'created_at',
  },
  ofAccounts('payment_differences', 'found_at'),
  ofAccounts('settlements', 'created_at'),
  {
    // Before the receipts that they are about, which go in the same run.
    table: 'credit_notes',
    key: 'number',
    where: `issued_at < ${ACCOUNTS_SINCE} AND receipt_issued_at < ${ACCOUNTS_SINCE}
      AND EXISTS (SELECT FROM payments WHERE payments.id = credit_notes.payment_id AND ${OLD_PAYMENT})`,
    age: 'issued_at',
  },
  {
    table: 'receipts',
    key: 'number',
    where: `issued_at < ${ACCOUNTS_SINCE}
      AND EXISTS (SELECT FROM payments WHERE payments.id = receipts.payment_id AND ${OLD_PAYMENT})
      AND NOT EXISTS (SELECT FROM credit_notes WHERE credit_notes.receipt_number = receipts.number)`,
    age: 'issued_at',
  },
  {
    table: 'payments',
    where: `${OLD_PAYMENT}
      AND NOT EXISTS (SELECT FROM refunds WHERE refunds.payment_id = payments.id)
      AND NOT EXISTS (SELECT FROM receipts WHERE receipts.payment_id = payments.id)`,
    age: 'created_at',
  },
  {
    name: 'unpaid_orders_of_erased',
    table: 'payments',
    where: NEVER_PAID,
    age: 'created_at',
  },
  {
    name: 'erased_students',
    table: 'students',
    where: `erased_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM payments WHERE payments.student_id = students.id)`,
    age: 'erased_at',
  },
  afterDays('sealed_copies', 'erased_at', RETENTION.sealedCopyDays),
  {
    table: 'consents',
    where: `at < ${NOW} - interval '${RETENTION.consentYears} years' AND (
      purpose = 'application' AND ${olderThan('at', APPLICATION_CONSENT_MONTHS)}
      OR EXISTS (SELECT FROM consents AS last WHERE last.subject_id = consents.subject_id
        AND last.action = 'withdrawn'
        AND last.at < ${NOW} - interval '${RETENTION.consentYears} years'))`,
    age: 'at',
  },
];
