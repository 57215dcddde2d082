import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE admins
  ADD must_change_password boolean NOT NULL DEFAULT false,
  ADD totp_secret text,
  ADD totp_confirmed_at timestamptz,
  ADD totp_last_step int,
  ADD recovery_hashes jsonb NOT NULL DEFAULT '[]';
CREATE UNIQUE INDEX admins_username_once ON admins (lower(username));
CREATE INDEX admins_newest ON admins (created_at DESC, id);
CREATE INDEX admins_by_name ON admins (username, id DESC);
ALTER TABLE settings ADD require_admin_totp boolean NOT NULL DEFAULT false;`;

const DOWN = `
ALTER TABLE settings DROP require_admin_totp;
DROP INDEX admins_username_once, admins_newest, admins_by_name;
ALTER TABLE admins DROP must_change_password, DROP totp_secret, DROP totp_confirmed_at,
  DROP totp_last_step, DROP recovery_hashes;`;

export class Admins1764220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
