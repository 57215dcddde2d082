import { studentsFound } from '../accounts/index.js';
import { words } from '../platform/http/input.js';
import {
  before,
  isId,
  isText,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

/** By an id of the provider, or by the student's name or email. */
const search: ListFilter = {
  value: words,
  isSearch: true,
  sql: (parameter) => `
    try_id = ${parameter} OR provider_id = ${parameter}
    OR refunds.payment_id = ANY (ARRAY(
      SELECT own.id FROM payments AS own WHERE own.student_id = ANY (${studentsFound(parameter)})))`,
};

/** What admins gave back. */
export const REFUNDS: ListSpec = {
  resource: 'refunds',
  roles: ['finance'],
  from: `refunds JOIN payments ON payments.id = refunds.payment_id
    JOIN students ON students.id = payments.student_id`,
  countFrom: 'refunds',
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
    speed: 'refunds.speed',
    speedProcessed: 'refunds.speed_processed',
    creditNote: `(SELECT note.number FROM credit_notes AS note
      WHERE note.cause_id = refunds.provider_id)`,
    createdAt: 'refunds.created_at',
  },
  sorts: { createdAt: 'refunds.created_at' },
  newest: 'createdAt',
  filters: {
    q: search,
    state: isText('refunds.state'),
    paymentId: isId('refunds.payment_id'),
    since: since('refunds.created_at'),
    before: before('refunds.created_at'),
  },
};
