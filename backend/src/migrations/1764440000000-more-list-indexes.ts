import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MoreListIndexes1764440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX certificates_by_state ON certificates (state, issued_at DESC, id);
      CREATE INDEX refund_proposals_by_try ON refund_proposals (try_id);
      CREATE INDEX emails_of_address ON emails (lower(to_address))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX certificates_by_state, refund_proposals_by_try, emails_of_address',
    );
  }
}
