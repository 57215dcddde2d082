import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers from before have no day to be answered by, since their mails named none. */
const OFFERS = `
  ALTER TABLE applications ADD answer_by timestamptz;
  CREATE INDEX applications_by_answer ON applications (answer_by) WHERE status = 'offered';`;

/** Offers have a day to be answered by. */
export class OffersAndInterviews1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OFFERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX applications_by_answer;
      ALTER TABLE applications DROP answer_by`);
  }
}
