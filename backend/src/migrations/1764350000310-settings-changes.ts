import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The row of the settings has what was in force at `since`; changes that came due after it are laid over it when read. */
const CHANGES = `
ALTER TABLE settings ADD since timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now());
CREATE TABLE settings_changes (
  version int PRIMARY KEY,
  figures jsonb NOT NULL,
  company_inbox text,
  effective_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  made_by text NOT NULL,
  reason text NOT NULL,
  taken_back_at timestamptz,
  taken_back_by text
);
CREATE INDEX settings_changes_by_date ON settings_changes (effective_at);`;

export class SettingsChanges1764350000310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHANGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE settings_changes; ALTER TABLE settings DROP since');
  }
}
