import { Logger } from '@nestjs/common';
import { LEAST_GAP_SECONDS } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { CLOCK } from '../platform/database/now.sql.js';

/** For a token of a release that knew no sessions. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000';
const NOTED_EVERY = "interval '5 seconds'";

const IS_SILENCE = `known.last_seen_at <= excluded.last_seen_at - interval '${LEAST_GAP_SECONDS} seconds'`;

const TOUCH = `
  INSERT INTO attempt_presence AS known
    (attempt_id, session_id, first_seen_at, last_seen_at, last_saved_at)
  SELECT id, $2, ${CLOCK}, ${CLOCK}, CASE WHEN $4 THEN ${CLOCK} END
  FROM attempts WHERE id = $1 AND student_id = $3
  ON CONFLICT (attempt_id, session_id) DO UPDATE SET last_seen_at = excluded.last_seen_at,
    last_saved_at = coalesce(excluded.last_saved_at, known.last_saved_at),
    silent_from = CASE WHEN ${IS_SILENCE} THEN known.last_seen_at ELSE known.silent_from END,
    silent_to = CASE WHEN ${IS_SILENCE} THEN excluded.last_seen_at ELSE known.silent_to END
  WHERE known.last_seen_at < excluded.last_seen_at - ${NOTED_EVERY}`;

const log = new Logger('Presence');

export type Sign = {
  readonly attemptId: string;
  readonly studentId: string;
  readonly sessionId: string | null;
  /** Whether it sent all that it had to save. */
  readonly isSave: boolean;
};

/** Notes that a page of the attempt spoke; a request need not wait for it, and does not fail with it. */
export async function noteSign(dataSource: DataSource, sign: Sign): Promise<void> {
  const values = [sign.attemptId, sign.sessionId ?? NO_SESSION, sign.studentId, sign.isSave];
  await dataSource.query(TOUCH, values).catch((error: unknown) => {
    log.debug({ msg: 'a sign of life was not noted', error: String(error) });
  });
}
