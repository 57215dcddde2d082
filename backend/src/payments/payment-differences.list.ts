import { DIFFERENCE_DECISIONS } from '@portal/domain/payments/index.js';
import { aMoment, anId, aText, aWord, orNone, somePaise } from '../platform/admin-lists/columns.js';
import {
  dated,
  isText,
  type ListSpec,
  onlyWhere,
  typed,
} from '../platform/admin-lists/list-spec.js';

const q = typed((parameter) => `order_id = ${parameter} OR provider_payment_id = ${parameter}`);

export const PAYMENT_DIFFERENCES: ListSpec = {
  resource: 'payment-differences',
  roles: ['finance'],
  subject: null,
  from: 'payment_differences',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    kind: aText('kind'),
    orderId: aText('order_id'),
    providerPaymentId: aText('provider_payment_id'),
    aboutId: aText('about_id'),
    amount: somePaise('amount'),
    foundAt: aMoment('found_at'),
    decision: orNone(aWord(DIFFERENCE_DECISIONS, 'decision')),
    note: aText('note'),
    decidedBy: aText('decided_by'),
    decidedAt: orNone(aMoment('decided_at')),
  },
  details: {
    paymentId: orNone(
      anId(
        '(SELECT own.id FROM payments AS own WHERE own.order_id = payment_differences.order_id)',
      ),
    ),
  },
  sorts: { foundAt: 'found_at' },
  newest: 'foundAt',
  filters: {
    q,
    kind: isText('kind'),
    decision: isText('decision'),
    open: onlyWhere('decision IS NULL'),
    orderId: isText('order_id'),
    ...dated('found_at'),
  },
};
