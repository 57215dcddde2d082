import { studentsFound } from '../accounts/index.js';
import { text, words } from '../platform/http/input.js';
import {
  before,
  belonging,
  isId,
  isText,
  onlyWhere,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';
import { IS_TRACE } from '../platform/admin-lists/traces.sql.js';
import { NOW } from '../platform/database/now.sql.js';

/** The minutes after which an order that nobody paid counts as stuck. */
export const CHECKOUT_MINUTES = 15;

/** Orders that were not paid though there was time; the value only says that it is asked for. */
const stuck = onlyWhere(`state = 'open' AND order_id IS NOT NULL
    AND payments.created_at < ${NOW} - interval '${CHECKOUT_MINUTES} minutes'`);

/** Payments that this receipt is for. */
const hasReceipt = (parameter: string): string => `payments.id = ANY (ARRAY(
  SELECT receipts.payment_id FROM receipts WHERE receipts.number = upper(${parameter})))`;

/** The newest receipt; money that was given back may have one before it. */
const RECEIPT_NUMBER = `(
  SELECT receipts.number FROM receipts WHERE receipts.payment_id = payments.id
  ORDER BY receipts.issued_at DESC LIMIT 1)`;

/** By an id of ours or of the provider, the receipt's number, or by the student's name or email. */
const search: ListFilter = {
  value: words,
  sql: (parameter) => `
    order_id = ${parameter} OR payment_id = ${parameter} OR receipt = ${parameter}
    OR ${hasReceipt(parameter)}
    OR student_id = ANY (${studentsFound(parameter)})`,
};

export const PAYMENTS: ListSpec = {
  resource: 'payments',
  roles: ['support', 'finance'],
  subject: 'payment',
  from: 'payments JOIN students ON students.id = payments.student_id',
  countFrom: 'payments',
  key: 'payments.id',
  keyType: 'uuid',
  columns: {
    id: 'payments.id',
    studentId: 'student_id',
    studentName: 'students.name',
    email: 'students.email',
    receipt: 'receipt',
    orderId: 'order_id',
    paymentId: 'payment_id',
    amount: 'amount',
    currency: 'currency',
    state: 'state',
    createdAt: 'payments.created_at',
    paidAt: 'payments.paid_at',
    flag: 'flag',
    receiptNumber: RECEIPT_NUMBER,
  },
  details: {
    tries: 'tries',
    replacedAt: 'replaced_at',
    checks: 'checks',
    checkAt: 'check_at',
    events: belonging({
      from: 'provider_events AS event',
      columns: `event.id, event.name, event.state, event.fact ->> 'paymentId' AS "tryId",
        event.received_at AS "receivedAt"`,
      where: 'event.order_id = payments.order_id',
      newest: 'event.received_at',
    }),
    news: belonging({
      from: 'payment_news AS news',
      columns: `news.id::text, news.try_id AS "tryId", news.source, news.told, news.at`,
      where: 'news.payment_id = payments.id',
      newest: 'news.id',
    }),
    refunds: belonging({
      from: 'refunds AS refund',
      columns: `refund.id, refund.try_id AS "tryId", refund.amount, refund.state,
        refund.created_at AS "createdAt"`,
      where: 'refund.payment_id = payments.id',
      newest: 'refund.created_at',
    }),
    proposals: belonging({
      from: 'refund_proposals AS proposal',
      columns: `proposal.id, proposal.try_id AS "tryId", proposal.amount, proposal.state,
        proposal.proposed_by AS "proposedBy", proposal.created_at AS "createdAt"`,
      where: 'proposal.payment_id = payments.id',
      newest: 'proposal.created_at',
    }),
    creditNotes: belonging({
      from: 'credit_notes AS note',
      columns: `note.number AS id, note.receipt_number AS "receiptNumber", note.cause, note.amount,
        note.issued_at AS "issuedAt"`,
      where: 'note.payment_id = payments.id',
      newest: 'note.issued_at',
    }),
    disputes: belonging({
      from: 'payment_disputes AS dispute',
      columns: `dispute.id, dispute.try_id AS "tryId", dispute.amount, dispute.reason, dispute.phase,
        dispute.state, dispute.respond_by AS "respondBy", dispute.opened_at AS "openedAt"`,
      where: 'dispute.payment_id = payments.id',
      newest: 'dispute.opened_at',
    }),
    differences: belonging({
      from: 'payment_differences AS difference',
      columns: `difference.id, difference.kind, difference.provider_payment_id AS "tryId",
        difference.amount, difference.found_at AS "foundAt"`,
      where: 'difference.order_id = payments.order_id',
      newest: 'difference.found_at',
    }),
    terms: belonging({
      from: 'order_terms AS terms',
      columns: `terms.id, terms.shown_version AS "shownVersion",
        terms.terms_version AS "termsVersion", terms.policy, terms.agreed_at AS "agreedAt"`,
      where: 'terms.payment_id = payments.id',
      newest: 'terms.agreed_at',
    }),
    actions: belonging({
      from: 'audit_entries AS entry',
      columns: `entry.id, entry.action, entry.admin_name AS "adminName", entry.at,
        entry.before ->> 'state' AS before, entry.after ->> 'state' AS after`,
      where: `entry.subject = 'payment' AND entry.subject_id = payments.id::text AND NOT ${IS_TRACE}`,
      newest: 'entry.at',
    }),
  },
  sorts: { createdAt: 'payments.created_at' },
  newest: 'createdAt',
  filters: {
    q: search,
    state: isText('state'),
    flag: isText('flag'),
    stuck,
    studentId: isId('student_id'),
    receiptNumber: { value: text.transform((typed) => typed.trim()), sql: hasReceipt },
    since: since('payments.created_at'),
    before: before('payments.created_at'),
  },
};
