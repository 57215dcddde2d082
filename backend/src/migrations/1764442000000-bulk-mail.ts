import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the rows of a bulk job are written, as it was edited; none of a job that was begun before. */
export class BulkMail1764442000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bulk_jobs ADD COLUMN mail jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bulk_jobs DROP COLUMN mail');
  }
}
