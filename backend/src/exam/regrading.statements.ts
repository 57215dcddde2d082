import { NOW } from '../platform/database/now.sql.js';
import type { Statement } from '../platform/database/run-prepared.pg.js';
import { RULING } from '../questions/index.js';

/** The rulings on these versions that were applied once, withdrawn ones too. */
export const RULINGS_ON: Statement = {
  name: 'rulings-on',
  text: `${RULING} WHERE (question_id, version) IN (SELECT * FROM unnest($1::text[], $2::int[]))
    AND EXISTS (SELECT FROM ruling_steps WHERE ruling_id = rulings.id AND step = 'applied')
    ORDER BY made_at, id`,
};

/** Both gradings go on record before the result shows the new one; nothing does if it has moved on. */
export const REGRADE: Statement = {
  name: 'regrade',
  text: `WITH before AS MATERIALIZED (
      SELECT * FROM results WHERE id = $1 AND revision = $2 FOR UPDATE
    ), first AS (
      INSERT INTO result_gradings (result_id, revision, score, total_questions, percentage, passed,
        is_void, ruling_ids, graded_at)
      SELECT id, 0, score, total_questions, percentage, passed, is_void, '{}', completed_on
      FROM before WHERE revision = 0
    ), now AS (
      INSERT INTO result_gradings (result_id, revision, score, total_questions, percentage, passed,
        is_void, ruling_ids, graded_at)
      SELECT id, $3::int, $4::int, $5::int, $6::float8, $7::boolean, $8::boolean, $9::uuid[],
        $10::timestamptz
      FROM before
    ), given_back AS (
      UPDATE students SET total_attempts = students.total_attempts + 1
      FROM before WHERE students.id = before.student_id AND $12
    ), mail AS (
      INSERT INTO emails (id, kind, to_address, reply_to, data, expires_at, request_id, state, tries,
        created_at)
      SELECT $13::uuid, $14, $15, $16, $17::jsonb, $18::timestamptz, $19, 'pending', 0, ${NOW}
      FROM before WHERE $14::text IS NOT NULL
    )
    UPDATE results SET revision = $3, score = $4, total_questions = $5, percentage = $6, passed = $7,
      is_void = $8, questions = $11::jsonb
    FROM before WHERE results.id = before.id RETURNING results.id`,
};

/** Read before any lock. Those with the question come by their index; in the order of the keys, the questions of every
 * attempt would be read. */
export const SERVED_IN = `
  WITH served AS MATERIALIZED (
    SELECT id, student_id FROM attempts
    WHERE served_versions(questions) @> ARRAY[$1::text || '@' || $2::int]
  )
  SELECT id, student_id AS "studentId" FROM served
  WHERE id > $3 AND EXISTS (SELECT FROM results WHERE results.id = served.id)
  ORDER BY id LIMIT $4`;

/** In the order of their keys, so that two who lock many never wait for each other. */
export const LOCK_STUDENTS = `
  SELECT id, name, email, paid_at AS "paidAt", total_attempts AS "totalAttempts",
    attempts_used AS "attemptsUsed"
  FROM students WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`;
