import type { EmailOutbox } from '@portal/domain/email/ports.js';
import type { EntityManager } from 'typeorm';
import { currentRequestId } from '../ops/request-trace.js';
import { uuidIds } from '../shared/ids.uuid.js';

const ADD = `
  INSERT INTO emails (id, kind, to_address, reply_to, data, expires_at, state, tries, created_at,
    request_id)
  VALUES ($1, $2, $3, $4, $5, $6, 'pending', 0, now(), $7)`;

export const typeormOutbox = (manager: EntityManager): EmailOutbox => ({
  async add({ kind, to, replyTo, data, expiresAt }) {
    const what = [uuidIds.next(), kind, to, replyTo ?? null, JSON.stringify(data), expiresAt];
    await manager.query(ADD, [...what, currentRequestId()]);
  },
});
