import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONTENT = `id, version, domain, question, options, correct_option, category, difficulty, explanation`;

const NEW = CONTENT.replace(/\w+/g, (column) => `NEW.${column}`);

const recording = (columns: string, values: string): string => `
CREATE OR REPLACE FUNCTION record_question_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_versions (${columns}) VALUES (${values}) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;`;

/** A replica of the release before serves the sample of a family as a fixed question. */
export class QuestionFamilies1764350001400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE questions ADD family jsonb;
      ALTER TABLE question_versions ADD family jsonb;
      ${recording(`${CONTENT}, family`, `${NEW}, NEW.family`)}
      CREATE INDEX attempts_hasty ON attempts (domain, closed_at DESC, id)
        WHERE state <> 'open'
          AND (closed_at - started_at <= interval '20 seconds'
            OR NOT jsonb_path_exists(answers, '$.* ? (@ != null)'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX attempts_hasty;
      ${recording(CONTENT, NEW)}
      ALTER TABLE question_versions DROP family;
      ALTER TABLE questions DROP family`);
  }
}
