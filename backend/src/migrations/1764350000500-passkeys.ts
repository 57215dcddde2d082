import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of admins. A replica of the release before goes on saving admins without a word of them. */
export class Passkeys1764350000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admins ADD passkeys jsonb NOT NULL DEFAULT '[]';
      CREATE TABLE passkey_challenges (
        challenge text PRIMARY KEY,
        admin_id uuid NOT NULL,
        purpose text NOT NULL CHECK (purpose IN ('register', 'sign-in', 'prove')),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX passkey_challenges_to_purge ON passkey_challenges (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE passkey_challenges;
      ALTER TABLE admins DROP passkeys`);
  }
}
