import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';

const TABLE = `
CREATE TABLE certificates (
  id uuid PRIMARY KEY,
  code text NOT NULL CONSTRAINT certificates_code UNIQUE CHECK (code ~ '^[346789CDFHJKMNPQRTVWXY]{8}$'),
  student_id uuid,
  name_as_printed text NOT NULL,
  domain text NOT NULL,
  facts jsonb,
  issued_at timestamptz NOT NULL,
  reissued_at timestamptz,
  state text NOT NULL CHECK (state IN ('valid', 'revoked', 'withdrawn')),
  cause text,
  state_at timestamptz NOT NULL,
  is_public boolean NOT NULL DEFAULT false,
  CONSTRAINT certificates_cause CHECK ((cause IS NOT NULL) = (state = 'revoked')),
  CONSTRAINT certificates_nameless CHECK (
    (state = 'withdrawn') = (student_id IS NULL AND name_as_printed = '' AND facts IS NULL))
);
CREATE INDEX certificates_of_student ON certificates (student_id, issued_at DESC, id);
CREATE INDEX certificates_by_date ON certificates (issued_at DESC, id);
CREATE INDEX certificates_words ON certificates USING gin (words(name_as_printed, code));`;

const CONSENTS = `
ALTER TABLE consents DROP CONSTRAINT consents_purpose_check;
ALTER TABLE consents ADD CONSTRAINT consents_purpose_check
  CHECK (purpose IN ('account', 'application', 'certificate'));`;

/** The code refers to the row, so that each row draws one of its own; UUIDs come of a secure source. */
const EARLIER_PASSES = `
INSERT INTO certificates (id, code, student_id, name_as_printed, domain, facts, issued_at, state, state_at)
SELECT result.id,
  (SELECT string_agg(substr('346789CDFHJKMNPQRTVWXY',
      1 + (get_byte(uuid_send(drawn), 0) * 256 + get_byte(uuid_send(drawn), 1)) % 22, 1), '')
    FROM (SELECT gen_random_uuid() AS drawn
      FROM generate_series(1, 8 + 0 * length(result.domain))) AS draws),
  result.student_id, result.student_name, result.domain,
  jsonb_build_object('score', result.score, 'totalQuestions', result.total_questions,
    'percentage', result.percentage, 'passPercent', result.pass_percent,
    'minutes', round((extract(epoch FROM attempt.deadline - attempt.started_at)
      - attempt.extra_seconds - attempt.added_seconds) / 60)::int,
    'tryNumber', result.attempts_used,
    'categories', coalesce((SELECT jsonb_agg(jsonb_build_object('category', category, 'questions', n)
        ORDER BY first)
      FROM (SELECT one ->> 'category' AS category, count(*) AS n, min(place) AS first
        FROM jsonb_array_elements(result.questions) WITH ORDINALITY AS asked (one, place)
        WHERE one ->> 'category' <> '' GROUP BY 1) AS counted), '[]')),
  result.completed_on, 'valid', ${NOW}
FROM results AS result JOIN attempts AS attempt ON attempt.id = result.id
WHERE result.passed
ON CONFLICT DO NOTHING`;

/** Tests that a replica of the release before goes on closing get theirs by the job `issue-missing-certificates`. */
export class Certificates1764350001300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(CONSENTS);
    await runner.query(EARLIER_PASSES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE certificates');
  }
}
