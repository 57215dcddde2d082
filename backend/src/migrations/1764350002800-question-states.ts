import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is live or retired stays so: it waits for nothing. */
export class QuestionStates1764350002800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE questions
        ADD waiting text CHECK (waiting IN ('draft', 'in-review')),
        ADD editors uuid[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT questions_live_waits_for_nothing CHECK (NOT live OR waiting IS NULL);
      CREATE TABLE question_imports (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        imported_at timestamptz NOT NULL,
        admin_id uuid NOT NULL,
        admin_name text NOT NULL,
        changes jsonb NOT NULL,
        undone_at timestamptz
      );
      CREATE INDEX question_imports_newest ON question_imports (imported_at DESC, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE question_imports;
      ALTER TABLE questions DROP waiting, DROP editors`);
  }
}
