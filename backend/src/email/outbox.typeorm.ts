import type { EmailOutbox, StoredEmail, NewEmail } from '@portal/domain/email/index.js';
import type { EntityManager } from 'typeorm';
import { uuidIds } from '../platform/database/ids.uuid.js';
import { CLOCK, NOW } from '../platform/database/now.sql.js';
import { currentRequestId } from '../platform/observability/request-trace.js';
import { dropResult } from '../platform/database/drop-result.js';

const ADD = `
  INSERT INTO emails (id, kind, to_address, reply_to, data, expires_at, request_id, state, tries,
    created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', 0, ${NOW})`;

export const outboxRecord = ({ kind, to, replyTo, data, expiresAt }: NewEmail) => ({
  mail_id: uuidIds.next(),
  kind,
  to_address: to,
  reply_to: replyTo ?? null,
  data,
  expires_at: expiresAt ?? null,
  request_id: currentRequestId(),
});

const outboxValues = (mail: NewEmail): unknown[] => Object.values(outboxRecord(mail));

const ADD_ONCE = `
  INSERT INTO emails (id, kind, to_address, reply_to, data, expires_at, request_id, call_id, state,
    tries, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', 0, ${NOW})
  ON CONFLICT (call_id, to_address) WHERE call_id IS NOT NULL DO NOTHING RETURNING id`;

/** A worker claims a mail by changing its row: it waits for this lock, and then finds the new state. */
const LOCK = `
  SELECT id, kind, state, expires_at AS "expiresAt",
    state = 'pending' AND coalesce(claimed_until > ${CLOCK}, false) AS "isBeingSent",
    (SELECT jsonb_build_object('to', student.email, 'wasVerified', correction.was_verified)
     FROM email_corrections AS correction JOIN students AS student
       ON student.id = correction.student_id
     WHERE correction.old_email = emails.to_address
       AND student.email_verified_at IS NOT NULL AND student.erased_at IS NULL
       AND student.email <> correction.old_email
       AND NOT EXISTS (SELECT FROM students AS other WHERE other.email = correction.old_email)
     ORDER BY correction.at DESC LIMIT 1) AS corrected
  FROM emails WHERE id = $1 FOR UPDATE OF emails`;

/** The relay treats it as a new mail; its new job has a day of tries. */
const ADD_AGAIN = `
  UPDATE emails SET state = 'pending', tries = 0, queued_at = NULL, claimed_until = NULL,
    to_address = coalesce($2, to_address)
  WHERE id = $1 AND state = 'failed'`;

const DROP = `
  UPDATE emails SET state = 'dropped', data = '{}', claimed_until = NULL, last_error = 'cancelled'
  WHERE id = $1 AND state IN ('pending', 'failed')`;

/** Locked in the same order as workers lock. */
const REMOVE = `
  WITH theirs AS (
    SELECT id FROM emails
    WHERE lower(to_address) = $1 OR reply_to = $1
    ORDER BY id FOR UPDATE
  ), gone AS (DELETE FROM emails USING theirs WHERE emails.id = theirs.id RETURNING emails.id)
  SELECT id FROM gone`;

export const typeormOutbox = (manager: EntityManager): EmailOutbox => ({
  add: (email) => dropResult(manager.query(ADD, outboxValues(email))),
  async addOnce(callId, email) {
    const added = await manager.query<unknown[]>(ADD_ONCE, [...outboxValues(email), callId]);
    return added.length > 0;
  },
  async lock(id) {
    const [email] = await manager.query<StoredEmail[]>(LOCK, [id]);
    return email ?? null;
  },
  addAgain: (id, to) => dropResult(manager.query(ADD_AGAIN, [id, to])),
  async removeWith(address) {
    const rows = await manager.query<{ id: string }[]>(REMOVE, [address]);
    return rows.map(({ id }) => id);
  },
  drop: (id) => dropResult(manager.query(DROP, [id])),
});
