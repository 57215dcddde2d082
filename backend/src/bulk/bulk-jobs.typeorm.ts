import type { BulkJob, BulkJobRepository, BulkRow } from '@portal/domain/bulk/index.js';
import type { EntityManager } from 'typeorm';
import { FILTER, MAY_CLOSE } from './job-filter.sql.js';
import { written } from '../platform/database/written.js';

/** A job of the release before keeps no words: it goes on with the usual ones. */
const MAIL = `CASE WHEN is_mailed THEN coalesce(mail, '"usual"') END`;

const JOB = `
  SELECT id, kind, value, ${MAIL} AS mail, reason, ${FILTER} AS filter,
    ${MAY_CLOSE} AS "mayClose", admin_id AS "adminId",
    admin_name AS "adminName", undoes, total, done, skipped, undoable, started_at AS "startedAt",
    stepped_at AS "steppedAt", ended_at AS "endedAt", end_state AS "end", ended_by AS "endedBy"
  FROM bulk_jobs`;

const NEXT = `${JOB} WHERE ended_at IS NULL ORDER BY stepped_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

const ADD = `
  INSERT INTO bulk_jobs (id, kind, value, is_mailed, reason, filter, admin_id, admin_name, undoes,
    total, done, skipped, undoable, started_at, stepped_at, ended_at, end_state, ended_by, mail)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`;

const SAVE = `
  UPDATE bulk_jobs SET done = $2, skipped = $3, undoable = $4, stepped_at = $5, ended_at = $6,
    end_state = $7, ended_by = $8 WHERE id = $1`;

type StoredRow = Omit<BulkRow, 'before'> & {
  readonly beforeValue: string | null;
  readonly beforeVersion: number | null;
};

const ROW = `
  SELECT job_id AS "jobId", place, subject_id AS "subjectId", version, value, state, why, tries,
    before_value AS "beforeValue", before_version AS "beforeVersion", at
  FROM bulk_rows`;

const ADD_ROWS = `
  INSERT INTO bulk_rows (job_id, place, subject_id, version, value, state, why, tries)
  SELECT $1, place, "subjectId", version, value, state, why, tries
  FROM jsonb_to_recordset($2) AS tried (place int, "subjectId" text, version int, value text,
    state text, why text, tries smallint)`;

const SAVE_ROW = `
  UPDATE bulk_rows SET state = $3, why = $4, tries = $5, before_value = $6, before_version = $7,
    at = $8 WHERE job_id = $1 AND place = $2`;

const rowOf = ({ beforeValue, beforeVersion, ...row }: StoredRow): BulkRow => ({
  ...row,
  before: beforeValue === null ? null : { value: beforeValue, version: beforeVersion },
});

const filterOf = ({ filter, mayClose }: BulkJob): string =>
  JSON.stringify(mayClose ? { ...filter, mayClose } : filter);

const progressOf = ({ done, skipped, undoable, steppedAt, ...job }: BulkJob): unknown[] => [
  ...[done, skipped, undoable, steppedAt],
  ...[job.endedAt, job.end, job.endedBy],
];

export function typeormBulkJobs(manager: EntityManager): BulkJobRepository {
  const first = async <Row>(sql: string, values: unknown[] = []): Promise<Row | null> =>
    (await manager.query<Row[]>(sql, values))[0] ?? null;
  return {
    async add(job, rows) {
      const { id, kind, value, mail, reason, adminId, adminName, undoes } = job;
      const filter = filterOf(job);
      const work = [id, kind, value, mail !== null, reason, filter, adminId, adminName];
      const [done, skipped, undoable, steppedAt, ...end] = progressOf(job);
      const counts = [job.total, done, skipped, undoable, job.startedAt, steppedAt];
      const words = mail && mail !== 'usual' ? JSON.stringify(mail) : null;
      await manager.query(ADD, [...work, undoes, ...counts, ...end, words]);
      await manager.query(ADD_ROWS, [id, JSON.stringify(rows)]);
    },
    lock: (id) => first<BulkJob>(`${JOB} WHERE id = $1 FOR UPDATE`, [id]),
    runningOf: (adminId) =>
      first<BulkJob>(`${JOB} WHERE admin_id = $1 AND ended_at IS NULL`, [adminId]),
    takeNext: () => first<BulkJob>(NEXT),
    save: (job) => written(manager.query(SAVE, [job.id, ...progressOf(job)])),
    async nextRow(jobId) {
      const sql = `${ROW} WHERE job_id = $1 AND state = 'waiting' ORDER BY place LIMIT 1`;
      const row = await first<StoredRow>(sql, [jobId]);
      return row && rowOf(row);
    },
    async saveRow({ jobId, place, state, why, tries, before, at }) {
      const was = [before?.value ?? null, before?.version ?? null];
      await manager.query(SAVE_ROW, [jobId, place, state, why, tries, ...was, at]);
    },
    async undoableRows(jobId) {
      const sql = `${ROW} WHERE job_id = $1 AND before_value IS NOT NULL ORDER BY place DESC`;
      return (await manager.query<StoredRow[]>(sql, [jobId])).map(rowOf);
    },
    isUndone: async (jobId) =>
      (await first('SELECT 1 AS found FROM bulk_jobs WHERE undoes = $1', [jobId])) !== null,
  };
}
