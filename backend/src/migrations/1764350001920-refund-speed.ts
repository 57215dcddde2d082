import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RefundSpeed1764350001920 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refunds
        ADD speed text NOT NULL DEFAULT 'normal' CHECK (speed IN ('normal', 'optimum')),
        ADD speed_processed text CHECK (speed_processed IN ('normal', 'instant'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds DROP speed, DROP speed_processed');
  }
}
