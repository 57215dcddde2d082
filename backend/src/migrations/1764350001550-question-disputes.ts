import type { MigrationInterface, QueryRunner } from 'typeorm';

/** They go with their attempt, also where the release before, which does not know them, erases an account. */
export class QuestionDisputes1764350001550 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE question_disputes (
        id uuid PRIMARY KEY,
        result_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
        student_id uuid NOT NULL REFERENCES students,
        question_id text NOT NULL,
        version int NOT NULL,
        place int NOT NULL CHECK (place > 0),
        kind text NOT NULL
          CHECK (kind IN ('wrong-key', 'two-right', 'unclear', 'misprint', 'outdated')),
        text text NOT NULL,
        state text NOT NULL CHECK (state IN ('open', 'upheld', 'declined')),
        answer text NOT NULL,
        ruling_id uuid REFERENCES rulings,
        opened_at timestamptz NOT NULL,
        decided_at timestamptz,
        FOREIGN KEY (question_id, version) REFERENCES question_versions (id, version),
        CONSTRAINT question_disputes_one_a_question UNIQUE (result_id, question_id),
        CONSTRAINT question_disputes_decided CHECK (
          (state = 'open') = (decided_at IS NULL) AND (state = 'upheld') = (ruling_id IS NOT NULL))
      );
      CREATE INDEX question_disputes_open ON question_disputes (question_id, version)
        WHERE state = 'open';
      CREATE INDEX question_disputes_on_version ON question_disputes (question_id, version, opened_at);
      CREATE INDEX question_disputes_of_student ON question_disputes (student_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE question_disputes');
  }
}
