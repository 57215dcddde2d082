import type { MigrationInterface, QueryRunner } from 'typeorm';

const JOBS = `
  CREATE TABLE bulk_jobs (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    value text,
    is_mailed boolean NOT NULL,
    reason text NOT NULL,
    filter jsonb NOT NULL,
    admin_id uuid NOT NULL,
    admin_name text NOT NULL,
    undoes uuid UNIQUE REFERENCES bulk_jobs ON DELETE SET NULL,
    total integer NOT NULL,
    done integer NOT NULL CHECK (done >= 0),
    skipped integer NOT NULL CHECK (skipped >= 0),
    undoable integer NOT NULL CHECK (undoable BETWEEN 0 AND done),
    started_at timestamptz NOT NULL,
    stepped_at timestamptz NOT NULL,
    ended_at timestamptz,
    end_state text CHECK (end_state IN ('done', 'cancelled', 'stopped')),
    ended_by text NOT NULL,
    CHECK (done + skipped <= total),
    CHECK ((ended_at IS NULL) = (end_state IS NULL))
  );
  CREATE UNIQUE INDEX bulk_jobs_one_going ON bulk_jobs (admin_id) WHERE ended_at IS NULL;
  CREATE INDEX bulk_jobs_next ON bulk_jobs (stepped_at, id) WHERE ended_at IS NULL;
  CREATE INDEX bulk_jobs_newest ON bulk_jobs (started_at, id);
  CREATE INDEX bulk_jobs_by_kind ON bulk_jobs (kind, started_at, id);
  CREATE INDEX bulk_jobs_by_state ON bulk_jobs (coalesce(end_state, 'running'), started_at, id);
  CREATE INDEX bulk_jobs_words ON bulk_jobs USING gin (words(reason, admin_name));`;

const ROWS = `
  CREATE TABLE bulk_rows (
    job_id uuid NOT NULL REFERENCES bulk_jobs ON DELETE CASCADE,
    place integer NOT NULL,
    subject_id text NOT NULL,
    version integer,
    value text,
    state text NOT NULL CHECK (state IN ('waiting', 'done', 'skipped')),
    why text NOT NULL,
    tries smallint NOT NULL,
    before_value text,
    before_version integer,
    at timestamptz,
    PRIMARY KEY (job_id, place)
  );
  CREATE INDEX bulk_rows_waiting ON bulk_rows (job_id, place) WHERE state = 'waiting';`;

export class BulkJobs1764410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(JOBS + ROWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bulk_rows, bulk_jobs');
  }
}
