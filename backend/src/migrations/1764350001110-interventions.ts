import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE attempt_interventions (
  id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('extended', 'voided', 'reopened')),
  seconds int NOT NULL CHECK ((kind = 'voided') = (seconds = 0) AND seconds >= 0),
  reason text NOT NULL,
  admin_id uuid NOT NULL,
  at timestamptz NOT NULL,
  batch_id uuid,
  withdrawn jsonb,
  CONSTRAINT attempt_interventions_once UNIQUE (attempt_id, batch_id)
);
CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  domain text,
  text text NOT NULL,
  admin_id uuid NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX announcements_newest ON announcements (at);
CREATE TABLE attempt_presence (
  attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
  session_id uuid NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (attempt_id, session_id)
);
ALTER TABLE results ADD opened_at timestamptz;
UPDATE results SET opened_at = completed_on;
ALTER TABLE attempts
  DROP CONSTRAINT attempts_state_check,
  ADD CONSTRAINT attempts_state_check CHECK (state IN ('open', 'submitted', 'expired', 'void'));`;

const DOWN = `
ALTER TABLE results DROP opened_at;
DROP TABLE attempt_presence;
DROP TABLE announcements;
DROP TABLE attempt_interventions;
DELETE FROM attempts WHERE state = 'void';
ALTER TABLE attempts
  DROP CONSTRAINT attempts_state_check,
  ADD CONSTRAINT attempts_state_check CHECK (state IN ('open', 'submitted', 'expired'));`;

/** Whether results from before were opened nobody knows, so they count as opened. */
export class Interventions1764350001110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
