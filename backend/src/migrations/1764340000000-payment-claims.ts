import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which of the provider's payments the student handed in checkout's proof, and when. */
export class PaymentClaims1764340000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD claimed_try text, ADD claimed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP claimed_try, DROP claimed_at');
  }
}
