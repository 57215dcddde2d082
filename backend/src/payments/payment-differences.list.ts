import { words } from '../platform/http/input.js';
import {
  before,
  isText,
  onlyWhere,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

/** By an id of the provider. */
const search: ListFilter = {
  value: words,
  sql: (parameter) => `order_id = ${parameter} OR provider_payment_id = ${parameter}`,
};

/** Where the provider's books and ours did not agree. */
export const PAYMENT_DIFFERENCES: ListSpec = {
  resource: 'payment-differences',
  roles: ['finance'],
  from: 'payment_differences',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    kind: 'kind',
    orderId: 'order_id',
    providerPaymentId: 'provider_payment_id',
    aboutId: 'about_id',
    amount: 'amount',
    foundAt: 'found_at',
    decision: 'decision',
    note: 'note',
    decidedBy: 'decided_by',
    decidedAt: 'decided_at',
  },
  details: {
    paymentId:
      '(SELECT own.id FROM payments AS own WHERE own.order_id = payment_differences.order_id)',
  },
  sorts: { foundAt: 'found_at' },
  newest: 'foundAt',
  filters: {
    q: search,
    kind: isText('kind'),
    decision: isText('decision'),
    open: onlyWhere('decision IS NULL'),
    orderId: isText('order_id'),
    since: since('found_at'),
    before: before('found_at'),
  },
};
