import { studentsFound } from '../accounts/index.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

const q = list.searchesText(
  (parameter) => `
    provider_payment_id = ${parameter} OR provider_id = ${parameter}
    OR refunds.payment_id = ANY (ARRAY(
      SELECT own.id FROM payments AS own WHERE own.student_id = ANY (${studentsFound(parameter)})))`,
);

export const REFUNDS: list.ListSpec = {
  resource: 'refunds',
  roles: ['finance'],
  subject: 'refund',
  from: `refunds JOIN payments ON payments.id = refunds.payment_id
    JOIN students ON students.id = payments.student_id`,
  countFrom: 'refunds',
  key: 'refunds.id',
  keyType: 'uuid',
  columns: {
    id: column.anId('refunds.id'),
    paymentId: column.anId('refunds.payment_id'),
    providerPaymentId: column.aText('provider_payment_id'),
    providerId: column.orNone(column.aText('provider_id')),
    studentName: column.aText('students.name'),
    email: column.aText('students.email'),
    amount: column.somePaise('refunds.amount'),
    state: column.aWord(['requested', 'failed', 'processed'], 'refunds.state'),
    reason: column.aText('refunds.reason'),
    speed: column.aWord(['normal', 'optimum'], 'refunds.speed'),
    speedProcessed: column.orNone(column.aWord(['normal', 'instant'], 'refunds.speed_processed')),
    creditNote: column.orNone(
      column.aText(`(SELECT note.number FROM credit_notes AS note
        WHERE note.cause_id = refunds.provider_id)`),
    ),
    createdAt: column.aMoment('refunds.created_at'),
  },
  sorts: { createdAt: 'refunds.created_at' },
  newest: 'createdAt',
  filters: {
    q,
    state: list.isText('refunds.state'),
    paymentId: list.isId('refunds.payment_id'),
    ...list.betweenDays('refunds.created_at'),
  },
};
