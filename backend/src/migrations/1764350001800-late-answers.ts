import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers that came when their test was closed; and when a session saved last, which may speak against one. */
export class LateAnswers1764350001800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE late_answers (
        id uuid PRIMARY KEY,
        attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
        question_id text NOT NULL,
        place int NOT NULL CHECK (place > 0),
        option text NOT NULL CHECK (option IN ('a', 'b', 'c', 'd')),
        basis text NOT NULL CHECK (basis IN
          ('stamped', 'stated', 'not-stated', 'stated-late', 'contradicted', 'after-review')),
        not_before timestamptz,
        stated_at timestamptz,
        not_after timestamptz NOT NULL,
        arrived_at timestamptz NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'accepted', 'declined')),
        reason text NOT NULL,
        decided_at timestamptz,
        CONSTRAINT late_answers_once UNIQUE (attempt_id, question_id, option),
        CONSTRAINT late_answers_decided CHECK ((state = 'waiting') = (decided_at IS NULL))
      );
      CREATE INDEX late_answers_waiting ON late_answers (attempt_id) WHERE state = 'waiting';
      ALTER TABLE attempt_presence ADD last_saved_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attempt_presence DROP last_saved_at;
      DROP TABLE late_answers`);
  }
}
