import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DifferenceDecisions1764390000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_differences
        ADD decision text CHECK (decision IN ('explained', 'corrected', 'written-off')),
        ADD note text NOT NULL DEFAULT '',
        ADD decided_by text NOT NULL DEFAULT '',
        ADD decided_at timestamptz,
        ADD CONSTRAINT payment_differences_decided CHECK ((decision IS NULL) = (decided_at IS NULL));
      CREATE INDEX payment_differences_open ON payment_differences (found_at DESC, id)
        WHERE decision IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_differences_open;
      ALTER TABLE payment_differences DROP decision, DROP note, DROP decided_by, DROP decided_at`);
  }
}
