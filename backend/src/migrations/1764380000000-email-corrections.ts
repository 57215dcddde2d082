import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmailCorrections1764380000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_corrections (
        id uuid PRIMARY KEY,
        student_id uuid NOT NULL REFERENCES students ON DELETE CASCADE,
        old_email text NOT NULL,
        new_email text NOT NULL,
        was_verified boolean NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'confirmed', 'replaced', 'objected')),
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        decided_at timestamptz
      );
      CREATE INDEX email_corrections_of_student ON email_corrections (student_id, created_at);
      CREATE INDEX email_corrections_held ON email_corrections (old_email)
        WHERE state = 'confirmed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_corrections');
  }
}
