import { studentsFound } from '../accounts/index.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';
import { NOW } from '../platform/database/now.sql.js';
import { PAYMENT_DETAILS } from './payment-details.list.js';

/** The minutes after which an order that nobody paid counts as stuck. */
export const CHECKOUT_MINUTES = 15;

/** Orders that were not paid though there was time; the value only says that it is asked for. */
const stuck = list.onlyWhere(`state = 'open' AND order_id IS NOT NULL
    AND payments.created_at < ${NOW} - interval '${CHECKOUT_MINUTES} minutes'`);

const hasReceipt = (parameter: string): string => `payments.id = ANY (ARRAY(
  SELECT receipts.payment_id FROM receipts WHERE receipts.number = upper(${parameter})))`;

/** The newest receipt; after a refund there may be an earlier one. */
const RECEIPT_NUMBER = `(
  SELECT receipts.number FROM receipts WHERE receipts.payment_id = payments.id
  ORDER BY receipts.issued_at DESC LIMIT 1)`;

const q = list.searchesText(
  (parameter) => `
    order_id = ${parameter} OR payment_id = ${parameter} OR receipt = ${parameter}
    OR ${hasReceipt(parameter)}
    OR ${list.hasPart('order_id, payment_id').sql(parameter)}
    OR student_id = ANY (${studentsFound(parameter)})`,
);

export const PAYMENTS: list.ListSpec = {
  resource: 'payments',
  roles: ['support', 'finance'],
  subject: 'payment',
  from: 'payments JOIN students ON students.id = payments.student_id',
  countFrom: 'payments',
  key: 'payments.id',
  keyType: 'uuid',
  columns: {
    id: column.anId('payments.id'),
    studentId: column.anId('student_id'),
    studentName: column.aText('students.name'),
    email: column.aText('students.email'),
    receipt: column.aText('receipt'),
    orderId: column.orNone(column.aText('order_id')),
    paymentId: column.orNone(column.aText('payment_id')),
    amount: column.somePaise('amount'),
    currency: column.aText('currency'),
    state: column.aWord(['open', 'failed', 'authorized', 'paid', 'refunded'], 'state'),
    createdAt: column.aMoment('payments.created_at'),
    paidAt: column.orNone(column.aMoment('payments.paid_at')),
    flag: column.orNone(column.aWord(['refund-due', 'amount-differs', 'chargeback'], 'flag')),
    receiptNumber: column.orNone(column.aText(RECEIPT_NUMBER)),
  },
  details: PAYMENT_DETAILS,
  sorts: { createdAt: 'payments.created_at' },
  newest: 'createdAt',
  filters: {
    q,
    state: list.isText('state'),
    flag: list.isText('flag'),
    stuck,
    studentId: list.isId('student_id'),
    receiptNumber: list.matchesText(hasReceipt),
    ...list.betweenDays('payments.created_at'),
    paidSince: list.since('paid_at'),
    paidBefore: list.before('paid_at'),
  },
};
