import { NOW } from '../platform/database/now.sql.js';
import type { Statement } from '../platform/database/run-prepared.pg.js';
import { RULING } from '../questions/index.js';

/** The rulings on these versions that were ever applied, also withdrawn ones. */
export const RULINGS_ON: Statement = {
  name: 'rulings-on',
  text: `${RULING} WHERE (question_id, version) IN (SELECT * FROM unnest($1::text[], $2::int[]))
    AND EXISTS (SELECT FROM ruling_steps WHERE ruling_id = rulings.id AND step = 'applied')
    ORDER BY made_at, id`,
};

/** Takes one record by these names. Stores both gradings, then the new result; nothing if the result was regraded since. */
export const REGRADE: Statement = {
  name: 'regrade',
  text: `WITH next AS MATERIALIZED (
      SELECT * FROM jsonb_to_record($1::jsonb) AS next (id uuid, last_revision int, revision int,
        score int, total_questions int, percentage float8, passed boolean, is_void boolean,
        ruling_ids uuid[], graded_at timestamptz, questions jsonb, gives_back boolean, mail_id uuid,
        kind text, to_address text, reply_to text, data jsonb, expires_at timestamptz, request_id text)
    ), before AS MATERIALIZED (
      SELECT results.* FROM results JOIN next ON next.id = results.id
      WHERE results.revision = next.last_revision FOR UPDATE OF results
    ), changed AS MATERIALIZED (
      SELECT next.*, before.student_id FROM next JOIN before USING (id)
    ), first AS (
      INSERT INTO result_gradings (result_id, revision, score, total_questions, percentage, passed,
        is_void, ruling_ids, graded_at)
      SELECT id, 0, score, total_questions, percentage, passed, is_void, '{}', completed_on
      FROM before WHERE revision = 0
    ), now AS (
      INSERT INTO result_gradings (result_id, revision, score, total_questions, percentage, passed,
        is_void, ruling_ids, graded_at)
      SELECT id, revision, score, total_questions, percentage, passed, is_void, ruling_ids, graded_at
      FROM changed
    ), given_back AS (
      UPDATE students SET total_attempts = students.total_attempts + 1
      FROM changed WHERE students.id = changed.student_id AND changed.gives_back
    ), mail AS (
      INSERT INTO emails (id, kind, to_address, reply_to, data, expires_at, request_id, state, tries,
        created_at)
      SELECT mail_id, kind, to_address, reply_to, data, expires_at, request_id, 'pending', 0, ${NOW}
      FROM changed WHERE mail_id IS NOT NULL
    )
    UPDATE results SET revision = changed.revision, score = changed.score,
      total_questions = changed.total_questions, percentage = changed.percentage,
      passed = changed.passed, is_void = changed.is_void, questions = changed.questions
    FROM changed WHERE results.id = changed.id RETURNING results.id`,
};

/** Read before any lock. MATERIALIZED, so that the index over the questions is used: in the order of the keys, every
 * attempt would be read. */
export const SERVED_IN = `
  WITH served AS MATERIALIZED (
    SELECT id, student_id FROM attempts
    WHERE served_versions(questions) @> ARRAY[$1::text || '@' || $2::int]
  )
  SELECT id, student_id AS "studentId" FROM served
  WHERE id > $3 AND EXISTS (SELECT FROM results WHERE results.id = served.id)
  ORDER BY id LIMIT $4`;

/** In the order of the keys, so that two transactions that lock many never wait for each other. */
export const LOCK_STUDENTS = `
  SELECT id, name, email, paid_at AS "paidAt", total_attempts AS "totalAttempts",
    attempts_used AS "attemptsUsed"
  FROM students WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`;
