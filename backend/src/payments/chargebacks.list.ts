import { CHARGEBACK_STATES } from '@portal/domain/payments/index.js';
import { studentsFound } from '../accounts/index.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

export const TO_ANSWER = "chargebacks.state IN ('open', 'action-required')";

/** The expression of the index `chargebacks_by_answer`: no date is after every date. */
const ANSWER_BY = `(CASE WHEN ${TO_ANSWER}
  THEN coalesce(chargebacks.respond_by, 'infinity'::timestamptz) END)`;

const q = list.searchesText(
  (parameter) => `
    chargebacks.id = ${parameter} OR provider_payment_id = ${parameter}
    OR chargebacks.payment_id = ANY (ARRAY(
      SELECT own.id FROM payments AS own WHERE own.student_id = ANY (${studentsFound(parameter)})))`,
);

const toAnswer = list.onlyWhere(TO_ANSWER);

export const CHARGEBACKS: list.ListSpec = {
  resource: 'chargebacks',
  roles: ['finance'],
  subject: 'chargeback',
  from: `chargebacks JOIN payments ON payments.id = chargebacks.payment_id
    JOIN students ON students.id = payments.student_id`,
  countFrom: 'chargebacks',
  key: 'chargebacks.id',
  keyType: 'text',
  columns: {
    id: column.aText('chargebacks.id'),
    paymentId: column.anId('chargebacks.payment_id'),
    providerPaymentId: column.aText('provider_payment_id'),
    studentName: column.aText('students.name'),
    email: column.aText('students.email'),
    amount: column.somePaise('chargebacks.amount'),
    reason: column.aText('chargebacks.reason'),
    phase: column.aText('chargebacks.phase'),
    state: column.aWord(CHARGEBACK_STATES, 'chargebacks.state'),
    respondBy: column.orNone(column.aMoment('chargebacks.respond_by')),
    openedAt: column.aMoment('chargebacks.opened_at'),
  },
  sorts: { openedAt: 'chargebacks.opened_at', respondBy: ANSWER_BY },
  newest: 'openedAt',
  filters: {
    q,
    state: list.isText('chargebacks.state'),
    toAnswer,
    paymentId: list.isId('chargebacks.payment_id'),
    ...list.betweenDays('chargebacks.opened_at'),
  },
};
