import { before, isText, since, type ListSpec } from '../administration/list-spec.js';

/** Where the provider's books and ours did not agree. */
export const PAYMENT_DIFFERENCES: ListSpec = {
  resource: 'payment-differences',
  from: 'payment_differences',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    kind: 'kind',
    orderId: 'order_id',
    providerPaymentId: 'provider_payment_id',
    amount: 'amount',
    foundAt: 'found_at',
  },
  sorts: { foundAt: 'found_at' },
  newest: 'foundAt',
  filters: {
    kind: isText('kind'),
    orderId: isText('order_id'),
    since: since('found_at'),
    before: before('found_at'),
  },
};
