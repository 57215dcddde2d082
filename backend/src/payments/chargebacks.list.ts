import { CHARGEBACK_STATES } from '@portal/domain/payments/index.js';
import { studentsFound } from '../accounts/index.js';
import { aMoment, anId, aText, aWord, orNone, somePaise } from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  isId,
  isText,
  type ListSpec,
  onlyWhere,
  searchesText,
} from '../platform/admin-lists/list-spec.js';

export const TO_ANSWER = "chargebacks.state IN ('open', 'action-required')";

/** The expression of the index `chargebacks_by_answer`: no date is after every date. */
const ANSWER_BY = `(CASE WHEN ${TO_ANSWER}
  THEN coalesce(chargebacks.respond_by, 'infinity'::timestamptz) END)`;

const q = searchesText(
  (parameter) => `
    chargebacks.id = ${parameter} OR provider_payment_id = ${parameter}
    OR chargebacks.payment_id = ANY (ARRAY(
      SELECT own.id FROM payments AS own WHERE own.student_id = ANY (${studentsFound(parameter)})))`,
);

const toAnswer = onlyWhere(TO_ANSWER);

export const CHARGEBACKS: ListSpec = {
  resource: 'chargebacks',
  roles: ['finance'],
  subject: 'chargeback',
  from: `chargebacks JOIN payments ON payments.id = chargebacks.payment_id
    JOIN students ON students.id = payments.student_id`,
  countFrom: 'chargebacks',
  key: 'chargebacks.id',
  keyType: 'text',
  columns: {
    id: aText('chargebacks.id'),
    paymentId: anId('chargebacks.payment_id'),
    providerPaymentId: aText('provider_payment_id'),
    studentName: aText('students.name'),
    email: aText('students.email'),
    amount: somePaise('chargebacks.amount'),
    reason: aText('chargebacks.reason'),
    phase: aText('chargebacks.phase'),
    state: aWord(CHARGEBACK_STATES, 'chargebacks.state'),
    respondBy: orNone(aMoment('chargebacks.respond_by')),
    openedAt: aMoment('chargebacks.opened_at'),
  },
  sorts: { openedAt: 'chargebacks.opened_at', respondBy: ANSWER_BY },
  newest: 'openedAt',
  filters: {
    q,
    state: isText('chargebacks.state'),
    toAnswer,
    paymentId: isId('chargebacks.payment_id'),
    ...betweenDays('chargebacks.opened_at'),
  },
};
