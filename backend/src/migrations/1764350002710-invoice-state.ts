import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvoiceState1764350002710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE students ADD COLUMN invoice_state text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE students DROP COLUMN invoice_state');
  }
}
