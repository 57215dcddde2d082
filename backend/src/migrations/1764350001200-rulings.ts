import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is kept of a ruling is only ever added to. */
const RULINGS = `
CREATE TABLE rulings (
  id uuid PRIMARY KEY,
  question_id text NOT NULL,
  version int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('key', 'also', 'credit-all', 'neutral')),
  accepted text[] NOT NULL,
  reason text NOT NULL,
  made_at timestamptz NOT NULL,
  admin_id uuid NOT NULL,
  FOREIGN KEY (question_id, version) REFERENCES question_versions (id, version)
);
CREATE INDEX rulings_on_version ON rulings (question_id, version);
CREATE TABLE ruling_steps (
  ruling_id uuid NOT NULL REFERENCES rulings,
  step text NOT NULL CHECK (step IN ('applied', 'withdrawn')),
  at timestamptz NOT NULL,
  admin_id uuid NOT NULL,
  may_take_passes boolean NOT NULL,
  PRIMARY KEY (ruling_id, step)
);
CREATE TRIGGER rulings_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON rulings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ruling_steps_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON ruling_steps
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;

/** Gradings go with their result, when an account is erased, and in no other way. */
const GRADINGS = `
CREATE TABLE result_gradings (
  result_id uuid NOT NULL REFERENCES results ON DELETE CASCADE,
  revision int NOT NULL,
  score int NOT NULL,
  total_questions int NOT NULL,
  percentage double precision NOT NULL,
  passed boolean NOT NULL,
  is_void boolean NOT NULL,
  ruling_ids uuid[] NOT NULL,
  graded_at timestamptz NOT NULL,
  PRIMARY KEY (result_id, revision)
);
CREATE TRIGGER result_gradings_stand BEFORE UPDATE ON result_gradings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER result_gradings_stay BEFORE DELETE ON result_gradings
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
ALTER TABLE results
  ADD revision int NOT NULL DEFAULT 0,
  ADD is_void boolean NOT NULL DEFAULT false;`;

const PASSES = `
CREATE TABLE regrade_passes (
  id uuid PRIMARY KEY,
  ruling_id uuid NOT NULL REFERENCES rulings,
  question_id text NOT NULL,
  version int NOT NULL,
  due_at timestamptz NOT NULL,
  cursor uuid,
  examined int NOT NULL,
  regraded int NOT NULL,
  done_at timestamptz
);
CREATE INDEX regrade_passes_due ON regrade_passes (due_at) WHERE done_at IS NULL;
CREATE INDEX regrade_passes_of_ruling ON regrade_passes (ruling_id);`;

export class Rulings1764350001200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([RULINGS, GRADINGS, PASSES].join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE regrade_passes;
      ALTER TABLE results DROP revision, DROP is_void;
      DROP TABLE result_gradings;
      DROP TABLE ruling_steps;
      DROP TABLE rulings`);
  }
}
