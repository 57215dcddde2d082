import { words } from '../platform/http/input.js';
import {
  before,
  isText,
  onlyWhere,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

/** Whether somebody should look at it: no order of ours, or it could not be worked off. */
const NEEDS_A_LOOK = "(state = 'unmatched' OR state = 'waiting' AND due_at IS NOT NULL)";

/** By an id of the provider. */
const search: ListFilter = {
  value: words,
  sql: (parameter) => `id = ${parameter} OR order_id = ${parameter}`,
};

const needsALook = onlyWhere(NEEDS_A_LOOK);

/** What the provider told us, and what became of it. */
export const PROVIDER_EVENTS: ListSpec = {
  resource: 'provider-events',
  roles: ['finance'],
  from: 'provider_events',
  key: 'id',
  keyType: 'text',
  columns: {
    id: 'id',
    needsALook: NEEDS_A_LOOK,
    name: 'name',
    orderId: 'order_id',
    state: 'state',
    receivedAt: 'received_at',
    workedAt: 'worked_at',
  },
  details: {
    fact: 'fact',
    body: 'body',
    paymentId: '(SELECT own.id FROM payments AS own WHERE own.order_id = provider_events.order_id)',
  },
  sorts: { receivedAt: 'received_at', needsALook: [NEEDS_A_LOOK, 'received_at'] },
  newest: 'receivedAt',
  filters: {
    q: search,
    needsALook,
    state: isText('state'),
    orderId: isText('order_id'),
    since: since('received_at'),
    before: before('received_at'),
  },
};
