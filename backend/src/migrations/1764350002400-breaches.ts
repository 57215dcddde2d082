import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Breaches of personal data of which people were told, and whom: a hash of the address. */
const UP = `
CREATE TABLE breaches (
  number text PRIMARY KEY,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now())
);
CREATE TABLE breach_notices (
  breach_number text NOT NULL REFERENCES breaches (number),
  person text NOT NULL,
  told_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now()),
  PRIMARY KEY (breach_number, person)
);`;

const DOWN = 'DROP TABLE breach_notices, breaches;';

export class Breaches1764350002400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
