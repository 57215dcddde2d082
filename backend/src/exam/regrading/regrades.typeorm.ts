import type { RegradeRun, RegradeQueue } from '@portal/domain/exam/index.js';
import type { EntityManager } from 'typeorm';
import { dropResult } from '../../platform/database/drop-result.js';

const PASS = `
  SELECT id, ruling_id AS "rulingId", question_id AS "questionId", version, due_at AS "dueAt",
    cursor, examined, regraded, done_at AS "doneAt"
  FROM regrade_runs`;

const DUE = `${PASS} WHERE done_at IS NULL AND due_at <= $1
  ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

const OF_RULING = `${PASS} WHERE ruling_id = $1 ORDER BY due_at, id`;

const ADD = `
  INSERT INTO regrade_runs (id, ruling_id, question_id, version, due_at, cursor, examined,
    regraded, done_at)
  SELECT id, "rulingId", "questionId", version, "dueAt", cursor, examined, regraded, "doneAt"
  FROM jsonb_to_recordset($1) AS run (id uuid, "rulingId" uuid, "questionId" text, version int,
    "dueAt" timestamptz, cursor uuid, examined int, regraded int, "doneAt" timestamptz)`;

const SAVE = `
  UPDATE regrade_runs SET cursor = $2, examined = $3, regraded = $4, done_at = $5 WHERE id = $1`;

export const typeormRegrades = (manager: EntityManager): RegradeQueue => ({
  add: (runs) => dropResult(manager.query(ADD, [JSON.stringify(runs)])),
  async takeDue(now) {
    const [run] = await manager.query<RegradeRun[]>(DUE, [now]);
    return run ?? null;
  },
  save: ({ id, cursor, examined, regraded, doneAt }) =>
    dropResult(manager.query(SAVE, [id, cursor, examined, regraded, doneAt])),
  of: (rulingId) => manager.query<RegradeRun[]>(OF_RULING, [rulingId]),
});
