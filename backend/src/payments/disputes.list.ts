import { DISPUTE_STATES } from '@portal/domain/payments/index.js';
import { studentsFound } from '../accounts/index.js';
import { aMoment, anId, aText, aWord, orNone, somePaise } from '../platform/admin-lists/columns.js';
import {
  dated,
  isId,
  isText,
  type ListSpec,
  onlyWhere,
  search,
} from '../platform/admin-lists/list-spec.js';

export const TO_ANSWER = "payment_disputes.state IN ('open', 'action-required')";

/** The index `payment_disputes_by_answer` has this expression: no date comes after every date. */
const ANSWER_BY = `(CASE WHEN ${TO_ANSWER}
  THEN coalesce(payment_disputes.respond_by, 'infinity'::timestamptz) END)`;

const q = search(
  (parameter) => `
    payment_disputes.id = ${parameter} OR try_id = ${parameter}
    OR payment_disputes.payment_id = ANY (ARRAY(
      SELECT own.id FROM payments AS own WHERE own.student_id = ANY (${studentsFound(parameter)})))`,
);

const toAnswer = onlyWhere(TO_ANSWER);

export const DISPUTES: ListSpec = {
  resource: 'disputes',
  roles: ['finance'],
  subject: 'dispute',
  from: `payment_disputes JOIN payments ON payments.id = payment_disputes.payment_id
    JOIN students ON students.id = payments.student_id`,
  countFrom: 'payment_disputes',
  key: 'payment_disputes.id',
  keyType: 'text',
  columns: {
    id: aText('payment_disputes.id'),
    paymentId: anId('payment_disputes.payment_id'),
    tryId: aText('try_id'),
    studentName: aText('students.name'),
    email: aText('students.email'),
    amount: somePaise('payment_disputes.amount'),
    reason: aText('payment_disputes.reason'),
    phase: aText('payment_disputes.phase'),
    state: aWord(DISPUTE_STATES, 'payment_disputes.state'),
    respondBy: orNone(aMoment('payment_disputes.respond_by')),
    openedAt: aMoment('payment_disputes.opened_at'),
  },
  sorts: { openedAt: 'payment_disputes.opened_at', respondBy: ANSWER_BY },
  newest: 'openedAt',
  filters: {
    q,
    state: isText('payment_disputes.state'),
    toAnswer,
    paymentId: isId('payment_disputes.payment_id'),
    ...dated('payment_disputes.opened_at'),
  },
};
