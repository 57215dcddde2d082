import { studentsFound } from '../accounts/index.js';
import { isBeingTested } from './payment-details.list.js';
import { aMoment, anId, aText, aWord, orNone, somePaise } from '../platform/admin-lists/columns.js';
import { dated, isId, isText, type ListSpec, search } from '../platform/admin-lists/list-spec.js';

const q = search(
  (parameter) => `
    try_id = ${parameter}
    OR proposal.payment_id = ANY (ARRAY(
      SELECT own.id FROM payments AS own WHERE own.student_id = ANY (${studentsFound(parameter)})))`,
);

export const REFUND_PROPOSALS: ListSpec = {
  resource: 'refund-proposals',
  roles: ['support', 'finance'],
  subject: 'refund-proposal',
  from: `refund_proposals AS proposal JOIN payments ON payments.id = proposal.payment_id
    JOIN students ON students.id = payments.student_id`,
  countFrom: 'refund_proposals AS proposal',
  key: 'proposal.id',
  keyType: 'uuid',
  columns: {
    id: anId('proposal.id'),
    paymentId: anId('proposal.payment_id'),
    tryId: aText('proposal.try_id'),
    studentName: aText('students.name'),
    email: aText('students.email'),
    amount: somePaise('proposal.amount'),
    state: aWord(['open', 'approved', 'declined', 'void'], 'proposal.state'),
    reason: aText('proposal.reason'),
    proposedById: anId('proposal.proposed_by_id'),
    proposedBy: aText('proposal.proposed_by'),
    decidedBy: orNone(aText('proposal.decided_by')),
    decidedAt: orNone(aMoment('proposal.decided_at')),
    answer: aText('proposal.answer'),
    createdAt: aMoment('proposal.created_at'),
  },
  details: { isBeingTested },
  sorts: { createdAt: 'proposal.created_at' },
  newest: 'createdAt',
  filters: {
    q,
    state: isText('proposal.state'),
    paymentId: isId('proposal.payment_id'),
    ...dated('proposal.created_at'),
  },
};
