import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each of the words from before is a stage of the same name, so no row changes its status. */
const STAGES = `
  ALTER TABLE applications
    DROP CONSTRAINT applications_status_check,
    ADD CONSTRAINT applications_status_check CHECK (status IN ('received', 'shortlisted', 'interview',
      'offered', 'accepted', 'declined', 'lapsed', 'interning', 'completed', 'left', 'closed')),
    ADD owner_id uuid,
    ADD rating smallint CHECK (rating BETWEEN 1 AND 5),
    ADD version integer NOT NULL DEFAULT 0;
  CREATE INDEX applications_by_owner ON applications (owner_id, created_at DESC, id)
    WHERE owner_id IS NOT NULL;
  CREATE INDEX applications_by_rating ON applications (rating, created_at DESC, id)
    WHERE rating IS NOT NULL;
  CREATE INDEX applications_unowned ON applications (created_at DESC, id) WHERE owner_id IS NULL;`;

const MOVES = `
  CREATE TABLE application_moves (
    id uuid PRIMARY KEY,
    application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
    from_stage text NOT NULL,
    to_stage text NOT NULL,
    admin_id uuid,
    admin_name text NOT NULL,
    reason text NOT NULL,
    is_mailed boolean NOT NULL,
    at timestamptz NOT NULL
  );
  CREATE INDEX application_moves_of_application ON application_moves (application_id, at);`;

/** The notes that stand there begin the thread, by whom and when the audit log says; else unsigned. */
const NOTES = `
  CREATE TABLE application_notes (
    id uuid PRIMARY KEY,
    application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
    text text NOT NULL,
    admin_id uuid,
    admin_name text NOT NULL,
    at timestamptz NOT NULL
  );
  CREATE INDEX application_notes_of_application ON application_notes (application_id, at);
  INSERT INTO application_notes (id, application_id, text, admin_id, admin_name, at)
  SELECT gen_random_uuid(), application.id, application.notes, entry.admin_id,
    coalesce(entry.admin_name, ''), coalesce(entry.at, application.created_at)
  FROM applications AS application LEFT JOIN LATERAL (
    SELECT admin_id, admin_name, at FROM audit_entries
    WHERE subject_id = application.id::text AND action = 'review-application'
      AND after ->> 'notes' = application.notes
    ORDER BY at LIMIT 1
  ) AS entry ON true
  WHERE application.notes <> '';`;

export class ApplicationPipeline1764370000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STAGES + MOVES + NOTES);
  }

  /** What the release before has no word for: on its way it is shortlisted, over it is closed. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE application_moves, application_notes;
      ALTER TABLE applications DROP CONSTRAINT applications_status_check;
      UPDATE applications SET status = CASE
        WHEN status IN ('interview', 'offered', 'accepted', 'interning') THEN 'shortlisted'
        WHEN status IN ('received', 'shortlisted') THEN status ELSE 'closed' END;
      ALTER TABLE applications
        ADD CONSTRAINT applications_status_check
          CHECK (status IN ('received', 'shortlisted', 'closed')),
        DROP owner_id, DROP rating, DROP version`);
  }
}
