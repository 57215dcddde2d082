import { before, isId, isText, since, type ListSpec } from '../administration/list-spec.js';

/** What admins gave back. */
export const REFUNDS: ListSpec = {
  resource: 'refunds',
  from: `refunds JOIN payments ON payments.id = refunds.payment_id
    JOIN students ON students.id = payments.student_id`,
  key: 'refunds.id',
  keyType: 'uuid',
  columns: {
    id: 'refunds.id',
    paymentId: 'refunds.payment_id',
    tryId: 'try_id',
    providerId: 'provider_id',
    studentName: 'students.name',
    email: 'students.email',
    amount: 'refunds.amount',
    state: 'refunds.state',
    reason: 'refunds.reason',
    createdAt: 'refunds.created_at',
  },
  sorts: { createdAt: 'refunds.created_at' },
  newest: 'createdAt',
  filters: {
    state: isText('refunds.state'),
    paymentId: isId('refunds.payment_id'),
    since: since('refunds.created_at'),
    before: before('refunds.created_at'),
  },
};
