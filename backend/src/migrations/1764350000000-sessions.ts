import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A replica of the release before begins none, and its tokens name none; they are taken until they run out. */
export class Sessions1764350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        holder text NOT NULL CHECK (holder IN ('student', 'admin')),
        owner_id uuid NOT NULL,
        version int NOT NULL,
        device text NOT NULL,
        network text NOT NULL,
        began_at timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL,
        proved_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX sessions_of_owner ON sessions (owner_id, began_at);
      CREATE INDEX sessions_to_purge ON sessions (expires_at);
      ALTER TABLE admins ADD first_signed_in_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admins DROP first_signed_in_at;
      DROP TABLE sessions`);
  }
}
