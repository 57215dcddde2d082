import { studentsFound } from '../accounts/index.js';
import { aMoment, anId, aText, aWord, orNone, somePaise } from '../platform/admin-lists/columns.js';
import {
  before,
  betweenDays,
  hasPart,
  isId,
  isText,
  type ListSpec,
  onlyWhere,
  since,
  matchesText,
  searchesText,
} from '../platform/admin-lists/list-spec.js';
import { NOW } from '../platform/database/now.sql.js';
import { PAYMENT_DETAILS } from './payment-details.list.js';

/** The minutes after which an order that nobody paid counts as stuck. */
export const CHECKOUT_MINUTES = 15;

/** Orders that were not paid though there was time; the value only says that it is asked for. */
const stuck = onlyWhere(`state = 'open' AND order_id IS NOT NULL
    AND payments.created_at < ${NOW} - interval '${CHECKOUT_MINUTES} minutes'`);

const hasReceipt = (parameter: string): string => `payments.id = ANY (ARRAY(
  SELECT receipts.payment_id FROM receipts WHERE receipts.number = upper(${parameter})))`;

/** The newest receipt; after a refund there may be an earlier one. */
const RECEIPT_NUMBER = `(
  SELECT receipts.number FROM receipts WHERE receipts.payment_id = payments.id
  ORDER BY receipts.issued_at DESC LIMIT 1)`;

const q = searchesText(
  (parameter) => `
    order_id = ${parameter} OR payment_id = ${parameter} OR receipt = ${parameter}
    OR ${hasReceipt(parameter)}
    OR ${hasPart('order_id, payment_id').sql(parameter)}
    OR student_id = ANY (${studentsFound(parameter)})`,
);

export const PAYMENTS: ListSpec = {
  resource: 'payments',
  roles: ['support', 'finance'],
  subject: 'payment',
  from: 'payments JOIN students ON students.id = payments.student_id',
  countFrom: 'payments',
  key: 'payments.id',
  keyType: 'uuid',
  columns: {
    id: anId('payments.id'),
    studentId: anId('student_id'),
    studentName: aText('students.name'),
    email: aText('students.email'),
    receipt: aText('receipt'),
    orderId: orNone(aText('order_id')),
    paymentId: orNone(aText('payment_id')),
    amount: somePaise('amount'),
    currency: aText('currency'),
    state: aWord(['open', 'failed', 'authorized', 'paid', 'refunded'], 'state'),
    createdAt: aMoment('payments.created_at'),
    paidAt: orNone(aMoment('payments.paid_at')),
    flag: orNone(aWord(['refund-due', 'amount-differs', 'chargeback'], 'flag')),
    receiptNumber: orNone(aText(RECEIPT_NUMBER)),
  },
  details: PAYMENT_DETAILS,
  sorts: { createdAt: 'payments.created_at' },
  newest: 'createdAt',
  filters: {
    q,
    state: isText('state'),
    flag: isText('flag'),
    stuck,
    studentId: isId('student_id'),
    receiptNumber: matchesText(hasReceipt),
    ...betweenDays('payments.created_at'),
    paidSince: since('paid_at'),
    paidBefore: before('paid_at'),
  },
};
