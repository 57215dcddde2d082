import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'paid-there-only', 'paid-here-only', 'amount-differs'`;

/** When an order was last given out, and refunds that the comparison finds at the provider only. */
export class PaymentWatch1764341000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD offered_at timestamptz;
      ALTER TABLE payment_differences
        DROP CONSTRAINT payment_differences_kind_check,
        ADD CONSTRAINT payment_differences_kind_check
          CHECK (kind IN (${KINDS}, 'refunded-there-only'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM payment_differences WHERE kind = 'refunded-there-only';
      ALTER TABLE payment_differences
        DROP CONSTRAINT payment_differences_kind_check,
        ADD CONSTRAINT payment_differences_kind_check CHECK (kind IN (${KINDS}));
      ALTER TABLE payments DROP offered_at`);
  }
}
