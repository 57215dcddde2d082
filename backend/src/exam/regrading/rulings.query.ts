import { type Ruling, stateOf } from '@portal/domain/questions/index.js';
import type { DataSource } from 'typeorm';
import { RULING, rulingOf, type StoredRuling } from '../../questions/index.js';

const PROGRESS = `
  SELECT ruling_id AS "rulingId", sum(regraded)::int AS regraded,
    bool_and(done_at IS NOT NULL OR due_at > made.last) AS "isDone"
  FROM regrade_runs, LATERAL (SELECT max(at) AS last FROM ruling_steps
    WHERE ruling_steps.ruling_id = regrade_runs.ruling_id) AS made
  WHERE ruling_id = ANY ($1::uuid[]) GROUP BY ruling_id`;

type Progress = { readonly rulingId: string; readonly regraded: number; readonly isDone: boolean };

export async function rulingsOn(dataSource: DataSource, questionId: string, version: number) {
  const rows = await dataSource.query<StoredRuling[]>(
    `${RULING} WHERE question_id = $1 AND version = $2 ORDER BY made_at DESC, id`,
    [questionId, version],
  );
  const ids = rows.map(({ id }) => id);
  const progress = await dataSource.query<Progress[]>(PROGRESS, [ids]);
  const byId = new Map(progress.map((one) => [one.rulingId, one]));
  return rows.map((row) => shown(rulingOf(row), byId.get(row.id)));
}

const shown = (ruling: Ruling, progress?: Progress) => ({
  ...ruling,
  state: stateOf(ruling),
  regraded: progress?.regraded ?? 0,
  isDone: progress?.isDone ?? true,
});
