import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MoreListIndexes1764440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX certificates_by_state ON certificates (state, issued_at DESC, id);
      CREATE INDEX refund_proposals_by_try ON refund_proposals (try_id);
      CREATE INDEX emails_of_address ON emails (lower(to_address));
      CREATE INDEX payment_disputes_to_answer_newest ON payment_disputes (opened_at DESC, id)
        WHERE state IN ('open', 'action-required');
      DROP INDEX bulk_jobs_by_state;
      CREATE INDEX bulk_jobs_by_state ON bulk_jobs (
        coalesce(end_state, 'running'), started_at DESC, id) INCLUDE (end_state)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX certificates_by_state, refund_proposals_by_try, emails_of_address,
        payment_disputes_to_answer_newest, bulk_jobs_by_state;
      CREATE INDEX bulk_jobs_by_state ON bulk_jobs (
        coalesce(end_state, 'running'), started_at, id)`);
  }
}
