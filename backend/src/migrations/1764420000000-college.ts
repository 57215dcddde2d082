import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The college of a student; empty for those who signed up before. */
export class College1764420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE students ADD college text NOT NULL DEFAULT ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE students DROP college');
  }
}
