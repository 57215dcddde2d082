import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sealed copies of erased accounts, where the law is read so that they have to be kept. */
export class SealedCopies1764350002620 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sealed_copies (
        id uuid PRIMARY KEY,
        student_id uuid NOT NULL,
        erased_at timestamptz NOT NULL,
        sealed bytea NOT NULL
      );
      CREATE INDEX sealed_copies_by_age ON sealed_copies (erased_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sealed_copies');
  }
}
