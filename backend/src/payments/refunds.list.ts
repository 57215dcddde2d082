import { studentsFound } from '../accounts/index.js';
import { aMoment, anId, aText, aWord, orNone, somePaise } from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  isId,
  isText,
  type ListSpec,
  searchesText,
} from '../platform/admin-lists/list-spec.js';

const q = searchesText(
  (parameter) => `
    provider_payment_id = ${parameter} OR provider_id = ${parameter}
    OR refunds.payment_id = ANY (ARRAY(
      SELECT own.id FROM payments AS own WHERE own.student_id = ANY (${studentsFound(parameter)})))`,
);

export const REFUNDS: ListSpec = {
  resource: 'refunds',
  roles: ['finance'],
  subject: 'refund',
  from: `refunds JOIN payments ON payments.id = refunds.payment_id
    JOIN students ON students.id = payments.student_id`,
  countFrom: 'refunds',
  key: 'refunds.id',
  keyType: 'uuid',
  columns: {
    id: anId('refunds.id'),
    paymentId: anId('refunds.payment_id'),
    providerPaymentId: aText('provider_payment_id'),
    providerId: orNone(aText('provider_id')),
    studentName: aText('students.name'),
    email: aText('students.email'),
    amount: somePaise('refunds.amount'),
    state: aWord(['requested', 'failed', 'processed'], 'refunds.state'),
    reason: aText('refunds.reason'),
    speed: aWord(['normal', 'optimum'], 'refunds.speed'),
    speedProcessed: orNone(aWord(['normal', 'instant'], 'refunds.speed_processed')),
    creditNote: orNone(
      aText(`(SELECT note.number FROM credit_notes AS note
        WHERE note.cause_id = refunds.provider_id)`),
    ),
    createdAt: aMoment('refunds.created_at'),
  },
  sorts: { createdAt: 'refunds.created_at' },
  newest: 'createdAt',
  filters: {
    q,
    state: isText('refunds.state'),
    paymentId: isId('refunds.payment_id'),
    ...betweenDays('refunds.created_at'),
  },
};
