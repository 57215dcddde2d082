import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pairs that share more wrong answers than chance explains; they go with either result. */
export class SimilarTests1764350002200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE similar_tests (
        id uuid PRIMARY KEY,
        domain text NOT NULL,
        first_id uuid NOT NULL REFERENCES results ON DELETE CASCADE,
        second_id uuid NOT NULL REFERENCES results ON DELETE CASCADE,
        same int NOT NULL CHECK (same > 0),
        same_ids text[] NOT NULL,
        shared int NOT NULL CHECK (shared >= same),
        chance double precision NOT NULL CHECK (chance > 0 AND chance <= 1),
        compared int NOT NULL CHECK (compared > 0),
        found_at timestamptz NOT NULL,
        CONSTRAINT similar_tests_once UNIQUE (first_id, second_id),
        CONSTRAINT similar_tests_ordered CHECK (first_id < second_id)
      );
      CREATE INDEX similar_tests_of_second ON similar_tests (second_id);
      CREATE INDEX similar_tests_newest ON similar_tests (found_at DESC, id);
      CREATE INDEX similar_tests_rarest ON similar_tests (chance DESC, id);
      CREATE INDEX similar_tests_by_domain ON similar_tests (domain, found_at DESC, id);
      CREATE TABLE test_comparisons (domain text PRIMARY KEY, compared_at timestamptz)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE test_comparisons, similar_tests');
  }
}
