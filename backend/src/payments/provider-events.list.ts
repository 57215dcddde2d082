import { z } from 'zod';
import { aFlag, aMoment, anId, aText, orNone, someJson } from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

const NEEDS_A_LOOK =
  "(state IN ('unmatched', 'unreadable') OR state = 'waiting' AND due_at IS NOT NULL)";

const q = list.matchesText((parameter) => `id = ${parameter} OR order_id = ${parameter}`);

const needsALook = list.onlyWhere(NEEDS_A_LOOK);

const BODY = z.record(z.string(), z.unknown());

const UPDATE = z.looseObject({ paymentId: z.string(), state: z.string() });

export const PROVIDER_EVENTS: list.ListSpec = {
  resource: 'provider-events',
  roles: ['finance'],
  subject: 'provider-event',
  from: 'provider_events',
  key: 'id',
  keyType: 'text',
  columns: {
    id: aText('id'),
    needsALook: aFlag(NEEDS_A_LOOK),
    name: aText('name'),
    orderId: orNone(aText('order_id')),
    state: aText('state'),
    receivedAt: aMoment('received_at'),
    workedAt: orNone(aMoment('worked_at')),
  },
  details: {
    fact: orNone(someJson(UPDATE, 'fact')),
    body: someJson(BODY, 'body'),
    paymentId: orNone(
      anId('(SELECT own.id FROM payments AS own WHERE own.order_id = provider_events.order_id)'),
    ),
  },
  sorts: { receivedAt: 'received_at', needsALook: [NEEDS_A_LOOK, 'received_at'] },
  newest: 'receivedAt',
  filters: {
    q,
    needsALook,
    state: list.isText('state'),
    orderId: list.isText('order_id'),
    ...list.betweenDays('received_at'),
  },
};
