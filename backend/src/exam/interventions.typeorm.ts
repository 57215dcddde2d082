import type { Intervention, InterventionLog, Result } from '@portal/domain/exam/index.js';
import type { EntityManager } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

const ADD = `
  INSERT INTO attempt_interventions
    (id, attempt_id, kind, seconds, reason, admin_id, at, batch_id, withdrawn)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)
  ON CONFLICT ON CONSTRAINT attempt_interventions_once DO NOTHING RETURNING id`;

const OF_ATTEMPT = `
  SELECT id, attempt_id AS "attemptId", kind, seconds, reason, admin_id AS "adminId", at,
    batch_id AS "batchId", withdrawn
  FROM attempt_interventions WHERE attempt_id = $1 ORDER BY at, id`;

const EXTENDED_SINCE = `
  SELECT DISTINCT attempt_id AS id FROM attempt_interventions AS one
  WHERE attempt_id = ANY ($1) AND kind = 'extended' AND ($2::timestamptz IS NULL OR at > $2)
    AND NOT EXISTS (
      SELECT FROM attempt_interventions WHERE attempt_id = one.attempt_id AND batch_id = $3)`;

const ANNOUNCE = `
  INSERT INTO announcements (id, domain, sitting_id, text, admin_id, at)
  VALUES ($1, $2, $3, $4, $5, $6)`;

/** JSON has no dates. */
const withMoments = (withdrawn: Result | null): Result | null =>
  withdrawn && {
    ...withdrawn,
    startedOn: new Date(withdrawn.startedOn),
    completedOn: new Date(withdrawn.completedOn),
  };

export const typeormInterventions = (manager: EntityManager): InterventionLog => ({
  async add({ id, attemptId, kind, seconds, reason, adminId, at, batchId, withdrawn }) {
    const kept = withdrawn && JSON.stringify(withdrawn);
    const values = [id, attemptId, kind, seconds, reason, adminId, at, batchId, kept];
    return (await manager.query<object[]>(ADD, values)).length > 0;
  },
  async listOf(attemptId) {
    const rows = await manager.query<Intervention[]>(OF_ATTEMPT, [attemptId]);
    return rows.map((row) => ({ ...row, withdrawn: withMoments(row.withdrawn) }));
  },
  async extendedSince(attemptIds, moment, batchId) {
    const values = [attemptIds, moment, batchId];
    const rows = await manager.query<{ id: string }[]>(EXTENDED_SINCE, values);
    return rows.map(({ id }) => id);
  },
  announce: ({ id, domain, sittingId, text, adminId, at }) =>
    dropResult(manager.query(ANNOUNCE, [id, domain, sittingId, text, adminId, at])),
});
