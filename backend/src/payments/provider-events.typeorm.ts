import type { ProviderEventInbox, WaitingEvent } from '@portal/domain/payments/index.js';
import type { EntityManager } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';
import { dropResult } from '../platform/database/drop-result.js';

const KEEP = `
  INSERT INTO provider_events (id, name, order_id, fact, body, unreadable, state)
  VALUES ($1, $2, $3, $4, $5, $6, 'waiting') ON CONFLICT DO NOTHING`;

/** The earlier event of an order comes first, even while another process works on that one. */
const NEXT = `
  SELECT id, name, order_id AS "orderId", fact AS "update", unreadable FROM provider_events AS event
  WHERE state = 'waiting' AND (due_at IS NULL OR due_at <= $1) AND NOT EXISTS (
    SELECT FROM provider_events AS earlier
    WHERE earlier.order_id = event.order_id AND earlier.state = 'waiting'
      AND (earlier.due_at IS NULL OR earlier.due_at <= $1)
      AND (earlier.received_at, earlier.id) < (event.received_at, event.id))
  ORDER BY received_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

const END = `UPDATE provider_events SET state = $2, worked_at = ${NOW} WHERE id = $1`;
const POSTPONE = 'UPDATE provider_events SET due_at = $2 WHERE id = $1';
const REVIVE = `
  UPDATE provider_events SET state = 'waiting' WHERE order_id = $1 AND state = 'unmatched'`;

/** A process that works on an event holds its row and waits for the student's lock, which is held here; so such rows
 * are skipped. */
const BLANK = `
  UPDATE provider_events SET body = '{}' WHERE id IN (
    SELECT id FROM provider_events WHERE order_id = ANY ($1) FOR UPDATE SKIP LOCKED)`;

const ESCAPE = /\\(u[0-9a-f]{4}|.)/g;
const NOT_STORABLE = /^\\u(0000|d[89a-f]..)$/;

/** JSON that PostgreSQL accepts: without U+0000 and lone surrogates. */
const storable = (event: unknown): string =>
  JSON.stringify(event ?? null).replace(ESCAPE, (escape) =>
    NOT_STORABLE.test(escape) ? '\\ufffd' : escape,
  );

export const typeormProviderEvents = (manager: EntityManager): ProviderEventInbox => ({
  async keep({ id, name, orderId, update, unreadable, body }) {
    const updateJson = update && JSON.stringify(update);
    await manager.query(KEEP, [id, name, orderId, updateJson, storable(body), unreadable]);
  },
  async next(now) {
    const rows = await manager.query<WaitingEvent[]>(NEXT, [now]);
    return rows[0] ?? null;
  },
  end: (id, outcome) => dropResult(manager.query(END, [id, outcome])),
  postpone: (id, until) => dropResult(manager.query(POSTPONE, [id, until])),
  blank: (orderIds) => dropResult(manager.query(BLANK, [orderIds])),
  revive: (orderId) => dropResult(manager.query(REVIVE, [orderId])),
});
