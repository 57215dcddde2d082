import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What pages of tests counted; a test before which the student was told has a row from its start on. */
export class AttemptSignals1764350002500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE attempt_signals (
        attempt_id uuid PRIMARY KEY REFERENCES attempts ON DELETE CASCADE,
        began_at timestamptz NOT NULL,
        pages jsonb NOT NULL DEFAULT '[]'
      );
      CREATE INDEX attempt_signals_age ON attempt_signals (began_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE attempt_signals');
  }
}
