import type { AttemptSignals, SignalLog } from '@portal/domain/exam/index.js';
import type { EntityManager } from 'typeorm';
import { written } from '../platform/database/written.js';

const BEGIN = 'INSERT INTO attempt_signals (attempt_id, began_at) VALUES ($1, $2)';

const FIND = `
  SELECT attempt_id AS "attemptId", began_at AS "beganAt", pages
  FROM attempt_signals WHERE attempt_id = $1`;

/** It adds nothing: of a test that began without, nothing is kept. */
const SAVE = 'UPDATE attempt_signals SET pages = $2::jsonb WHERE attempt_id = $1';

export const typeormSignals = (manager: EntityManager): SignalLog => {
  const read = async (sql: string, attemptId: string): Promise<AttemptSignals | null> => {
    const [row] = await manager.query<AttemptSignals[]>(sql, [attemptId]);
    return row ?? null;
  };
  return {
    begin: (attemptId, beganAt) => written(manager.query(BEGIN, [attemptId, beganAt])),
    find: (attemptId) => read(FIND, attemptId),
    lock: (attemptId) => read(`${FIND} FOR UPDATE`, attemptId),
    save: ({ attemptId, pages }) =>
      written(manager.query(SAVE, [attemptId, JSON.stringify(pages)])),
  };
};
