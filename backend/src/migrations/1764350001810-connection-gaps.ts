import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gaps in the connections of tests, and the last silence of each session, by which they are confirmed. */
export class ConnectionGaps1764350001810 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE connection_gaps (
        attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
        session_id uuid NOT NULL,
        from_at timestamptz NOT NULL,
        to_at timestamptz NOT NULL CHECK (to_at > from_at),
        failures int NOT NULL CHECK (failures > 0),
        is_confirmed boolean NOT NULL,
        PRIMARY KEY (attempt_id, session_id, from_at)
      );
      ALTER TABLE attempt_presence ADD silent_from timestamptz, ADD silent_to timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attempt_presence DROP silent_from, DROP silent_to;
      DROP TABLE connection_gaps`);
  }
}
