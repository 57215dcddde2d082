import type { ConnectionGap, GapLog } from '@portal/domain/exam/index.js';
import type { EntityManager } from 'typeorm';
import { NO_SESSION } from './presence.js';

/** A page that behaves has a few; whoever sends more is not kept in full. */
const MOST_OF_ATTEMPT = 100;

const ADD = `
  INSERT INTO connection_gaps (attempt_id, session_id, from_at, to_at, failures, is_confirmed)
  SELECT $1, $2, $3, $4, $5, $6
  WHERE (SELECT count(*) FROM connection_gaps WHERE attempt_id = $1) < ${MOST_OF_ATTEMPT}
  ON CONFLICT DO NOTHING`;

const OF_ATTEMPT = `
  SELECT attempt_id AS "attemptId", nullif(session_id, '${NO_SESSION}') AS "sessionId",
    from_at AS "from", to_at AS "to", failures, is_confirmed AS "isConfirmed"
  FROM connection_gaps WHERE attempt_id = $1 ORDER BY from_at, session_id`;

const SILENCE = `
  SELECT silent_from AS "from", silent_to AS "to" FROM attempt_presence
  WHERE attempt_id = $1 AND session_id = $2 AND silent_to IS NOT NULL`;

export const typeormGaps = (manager: EntityManager): GapLog => ({
  async add({ attemptId, sessionId, from, to, failures, isConfirmed }) {
    const session = sessionId ?? NO_SESSION;
    await manager.query(ADD, [attemptId, session, from, to, failures, isConfirmed]);
  },
  ofAttempt: (attemptId) => manager.query<ConnectionGap[]>(OF_ATTEMPT, [attemptId]),
  async silenceOf(attemptId, sessionId) {
    const values = [attemptId, sessionId ?? NO_SESSION];
    const [silence] = await manager.query<{ from: Date; to: Date }[]>(SILENCE, values);
    return silence ?? null;
  },
});
