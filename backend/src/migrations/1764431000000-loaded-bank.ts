import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which files of questions were loaded last, and what the table held after it. */
export class LoadedBank1764431000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE loaded_bank (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        files text NOT NULL,
        rows text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE loaded_bank');
  }
}
