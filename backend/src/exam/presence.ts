import { Logger } from '@nestjs/common';
import { LEAST_GAP_SECONDS } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { CLOCK } from '../platform/database/now.sql.js';

/** How often, and for how many seconds in total, the page of a test was left since its start. */
export const leftBody = z.object({ times: z.int32().min(0), seconds: z.int32().min(0) }).optional();

export type PageCall = {
  readonly attemptId: string;
  readonly studentId: string;
  readonly left: z.infer<typeof leftBody>;
};

/** A reopened test was closed before, so its silence starts at the reopening. Counts never fall, so calls may arrive
 * late or twice; no page was left for longer than the test lasted. */
const NOTE = `
  WITH test AS MATERIALIZED (
    SELECT id, started_at, least(${CLOCK}, deadline, closed_at) AS until,
      greatest(coalesce(known.last_seen_at, started_at), (
        SELECT max(at) FROM attempt_interventions AS done
        WHERE done.attempt_id = id AND kind = 'reopened')) AS since
    FROM attempts LEFT JOIN attempt_presence AS known ON known.attempt_id = id
    WHERE id = $1 AND student_id = $2
  ), seen AS (
    INSERT INTO attempt_presence AS known
      (attempt_id, began_at, last_seen_at, left_times, left_seconds)
    SELECT id, started_at, ${CLOCK}, $3, least($4, extract(epoch FROM until - started_at)::int)
    FROM test
    ON CONFLICT (attempt_id) DO UPDATE SET last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at),
      left_times = greatest(known.left_times, excluded.left_times),
      left_seconds = greatest(known.left_seconds, excluded.left_seconds)
  )
  INSERT INTO connection_gaps (attempt_id, from_at, to_at)
  SELECT id, since, until FROM test WHERE until > since + interval '${LEAST_GAP_SECONDS} seconds'
  ON CONFLICT DO NOTHING`;

const log = new Logger('Presence');

/** Notes that a page of the attempt called, and a long silence before it. The request does not wait for it, and does
 * not fail if it fails. */
export async function notePageCall(
  dataSource: DataSource,
  { attemptId, studentId, left }: PageCall,
): Promise<void> {
  const values = [attemptId, studentId, left?.times ?? 0, left?.seconds ?? 0];
  await dataSource.query(NOTE, values).catch((error: unknown) => {
    log.debug({ msg: 'a call of a page was not noted', error: String(error) });
  });
}
