import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A replica of the release before opens attempts without a word of it; what it adds has no extra time. */
export class Accommodations1764350001100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accommodations (
        id uuid PRIMARY KEY,
        student_id uuid NOT NULL REFERENCES students,
        state text NOT NULL
          CHECK (state IN ('requested', 'granted', 'declined', 'withdrawn', 'ended')),
        minutes_per_hour int NOT NULL CHECK (minutes_per_hour BETWEEN 1 AND 60),
        words text NOT NULL,
        until timestamptz,
        reason text NOT NULL,
        created_at timestamptz NOT NULL,
        decided_at timestamptz,
        ended_at timestamptz
      );
      CREATE UNIQUE INDEX accommodations_one_request ON accommodations (student_id)
        WHERE state = 'requested';
      CREATE INDEX accommodations_of_student ON accommodations (student_id, created_at DESC);
      CREATE INDEX accommodations_newest ON accommodations (created_at DESC, id);
      CREATE INDEX accommodations_by_state ON accommodations (state, created_at DESC, id);
      CREATE INDEX accommodations_to_purge ON accommodations (decided_at)
        WHERE state IN ('declined', 'withdrawn', 'ended');
      ALTER TABLE attempts
        ADD extra_seconds int NOT NULL DEFAULT 0,
        ADD added_seconds int NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attempts DROP extra_seconds, DROP added_seconds;
      DROP TABLE accommodations`);
  }
}
