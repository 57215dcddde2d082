import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom students name to use their rights after their death, or if they are unable to. */
export class Nominees1764350002610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE nominees (
        student_id uuid PRIMARY KEY REFERENCES students ON DELETE CASCADE,
        name text NOT NULL,
        contact text NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE nominees');
  }
}
