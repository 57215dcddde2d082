import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a browser shows, once, to be sent a list; of the ticket itself only a hash is kept. */
const UP = `
CREATE TABLE export_tickets (
  hash text PRIMARY KEY,
  admin_id uuid NOT NULL REFERENCES admins ON DELETE CASCADE,
  session_version int NOT NULL,
  resource text NOT NULL,
  filter jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);`;

export class Exports1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE export_tickets');
  }
}
