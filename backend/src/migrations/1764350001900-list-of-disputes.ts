import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListOfDisputes1764350001900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX payment_disputes_by_answer ON payment_disputes (
        (CASE WHEN state IN ('open', 'action-required')
          THEN coalesce(respond_by, 'infinity'::timestamptz) END), id DESC);
      CREATE INDEX payment_disputes_newest ON payment_disputes (opened_at DESC, id);
      CREATE INDEX payment_disputes_state ON payment_disputes (state);
      CREATE INDEX payment_disputes_try ON payment_disputes (try_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX payment_disputes_by_answer, payment_disputes_newest,
      payment_disputes_state, payment_disputes_try`);
  }
}
