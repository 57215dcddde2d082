import {
  before,
  isId,
  isText,
  since,
  type ListFilter,
  type ListSpec,
} from '../administration/list-spec.js';
import { text } from '../shared/input.js';

/** How many students a search may stand for. */
const MOST_STUDENTS = 500;

/** Payments that this receipt is for. */
const hasReceipt = (parameter: string): string => `payments.id = ANY (ARRAY(
  SELECT receipts.payment_id FROM receipts WHERE receipts.number = upper(${parameter})))`;

/** The newest receipt; money that was given back may have one before it. */
const RECEIPT_NUMBER = `(
  SELECT receipts.number FROM receipts WHERE receipts.payment_id = payments.id
  ORDER BY receipts.issued_at DESC LIMIT 1)`;

/** By an id of ours or of the provider, the receipt's number, or by the student's name or email. */
const search: ListFilter = {
  value: text.transform((typed) => typed.trim()),
  sql: (parameter) => `
    order_id = ${parameter} OR payment_id = ${parameter} OR receipt = ${parameter}
    OR ${hasReceipt(parameter)}
    OR student_id = ANY (ARRAY(
      SELECT found.id FROM students AS found
      WHERE words(found.name, found.email, found.phone) @@ prefixes(${parameter})
      LIMIT ${MOST_STUDENTS}))`,
};

export const PAYMENTS: ListSpec = {
  resource: 'payments',
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
  details: { tries: 'tries', replacedAt: 'replaced_at' },
  sorts: { createdAt: 'payments.created_at' },
  newest: 'createdAt',
  filters: {
    q: search,
    state: isText('state'),
    flag: isText('flag'),
    studentId: isId('student_id'),
    receiptNumber: { value: text.transform((typed) => typed.trim()), sql: hasReceipt },
    since: since('payments.created_at'),
    before: before('payments.created_at'),
  },
};
