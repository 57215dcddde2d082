import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents of before stay as they are: the age stood in the sentence agreed to, which the version of the notice tells. */
export class AgeStatements1764360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE consents ADD age_statement text
        CHECK (age_statement IS NULL OR action = 'given')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE consents DROP age_statement');
  }
}
