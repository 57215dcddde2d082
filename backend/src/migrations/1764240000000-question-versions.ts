import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a version says; it stands in both tables. */
const CONTENT = `id, version, domain, question, options, correct_option, category, difficulty, explanation`;

const VERSIONS = `
CREATE TABLE question_versions (
  id text NOT NULL,
  version int NOT NULL,
  domain text NOT NULL,
  question text NOT NULL,
  options jsonb NOT NULL,
  correct_option text NOT NULL,
  category text NOT NULL,
  difficulty text NOT NULL,
  explanation text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, version)
);
INSERT INTO question_versions (${CONTENT}) SELECT ${CONTENT} FROM questions;
CREATE FUNCTION record_question_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_versions (${CONTENT})
  VALUES (NEW.id, NEW.version, NEW.domain, NEW.question, NEW.options, NEW.correct_option,
    NEW.category, NEW.difficulty, NEW.explanation)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER questions_record_versions AFTER INSERT OR UPDATE OF version ON questions
  FOR EACH ROW EXECUTE FUNCTION record_question_version();`;

/** What is in the bank so far came from its files; what they held then is not known. */
const ORIGIN = `
ALTER TABLE questions
  ADD bank_hash text,
  ADD edited boolean NOT NULL DEFAULT false,
  ADD vanished boolean NOT NULL DEFAULT false;
UPDATE questions SET bank_hash = '';`;

export class QuestionVersions1764240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([VERSIONS, ORIGIN].join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE questions DROP bank_hash, DROP edited, DROP vanished;
      DROP TRIGGER questions_record_versions ON questions;
      DROP FUNCTION record_question_version;
      DROP TABLE question_versions`);
  }
}
