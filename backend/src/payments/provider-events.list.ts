import { before, isText, since, type ListSpec } from '../administration/list-spec.js';

/** What the provider told us, and what became of it. */
export const PROVIDER_EVENTS: ListSpec = {
  resource: 'provider-events',
  from: 'provider_events',
  key: 'id',
  keyType: 'text',
  columns: {
    id: 'id',
    name: 'name',
    orderId: 'order_id',
    state: 'state',
    receivedAt: 'received_at',
    workedAt: 'worked_at',
  },
  details: { fact: 'fact', body: 'body' },
  sorts: { receivedAt: 'received_at' },
  newest: 'receivedAt',
  filters: {
    state: isText('state'),
    orderId: isText('order_id'),
    since: since('received_at'),
    before: before('received_at'),
  },
};
