import { type AttemptNews, newsOf, type NewsAttempt } from '@portal/domain/exam/index.js';
import type { EntityManager } from 'typeorm';
import { CLOCK } from '../platform/database/now.sql.js';
import { runPrepared } from '../platform/database/run-prepared.pg.js';

type Row = NewsAttempt & {
  readonly studentId: string;
  readonly now: Date;
  readonly done: readonly (Omit<Parameters<typeof newsOf>[1][number], 'at'> & { at: string })[];
  readonly said: readonly (Omit<Parameters<typeof newsOf>[2][number], 'at'> & { at: string })[];
};

/** A page that opens late shows only the last of them. */
const MOST_ANNOUNCEMENTS = 5;

const NEWS = {
  name: 'attempt-news',
  text: `SELECT id, student_id AS "studentId", state, started_at AS "startedAt", deadline,
      extra_seconds AS "extraSeconds", added_seconds AS "addedSeconds", ${CLOCK} AS now,
      (SELECT coalesce(json_agg(json_build_object('id', done.id, 'kind', kind, 'seconds', seconds,
          'reason', reason, 'at', at)), '[]')
        FROM attempt_interventions AS done WHERE done.attempt_id = attempts.id) AS done,
      (SELECT coalesce(json_agg(last), '[]') FROM (
        SELECT id, text, at FROM announcements AS one
        WHERE one.at >= attempts.started_at AND (attempts.closed_at IS NULL OR one.at <= attempts.closed_at)
          AND (one.domain IS NULL OR one.domain = attempts.domain)
          AND (one.sitting_id IS NULL OR one.sitting_id = attempts.sitting_id)
        ORDER BY at DESC LIMIT ${MOST_ANNOUNCEMENTS}) AS last) AS said
    FROM attempts WHERE id = ANY ($1)`,
} as const;

const dated = <Part extends { readonly at: string }>(parts: readonly Part[]) =>
  parts.map((part) => ({ ...part, at: new Date(part.at) }));

export async function attemptNews(
  manager: EntityManager,
  ids: readonly string[],
): Promise<readonly { readonly studentId: string; readonly news: AttemptNews }[]> {
  const rows = await runPrepared<Row>(manager, NEWS, [ids]);
  return rows.map(({ studentId, now, done, said, ...attempt }) => ({
    studentId,
    news: newsOf(attempt, dated(done), dated(said), now),
  }));
}
