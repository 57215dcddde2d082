import { CLOCK, NOW } from '../platform/database/now.sql.js';
import type { Statement } from '../platform/database/run-prepared.pg.js';

const STUDENT = `
  student.id AS "ownerId", student.name AS "ownerName", student.email AS "ownerEmail",
  student.paid_at AS "paidAt", student.total_attempts AS "totalAttempts",
  student.attempts_used AS "attemptsUsed"`;

const ATTEMPT = `
  attempt.id, attempt.student_id AS "studentId", attempt.domain,
  attempt.sitting_id AS "sittingId", attempt.state,
  attempt.started_at AS "startedAt", attempt.deadline,
  attempt.extra_seconds AS "extraSeconds", attempt.added_seconds AS "addedSeconds",
  attempt.pass_percent AS "passPercent",
  attempt.questions, attempt.answers, attempt.closed_at AS "closedAt"`;

const OPEN_OF = `attempts AS attempt ON attempt.student_id = student.id AND attempt.state = 'open'`;

export const OPEN_ATTEMPT: Statement = {
  name: 'open-attempt',
  text: `SELECT ${STUDENT}, ${ATTEMPT}, ${CLOCK} AS now
    FROM students AS student JOIN ${OPEN_OF} WHERE student.id = ANY ($1::uuid[])`,
};

export const ATTEMPT_STATUS: Statement = {
  name: 'attempt-status',
  text: `SELECT ${STUDENT}, attempt.domain, attempt.state, attempt.deadline,
      ${CLOCK} AS now
    FROM students AS student LEFT JOIN ${OPEN_OF} WHERE student.id = ANY ($1::uuid[])`,
};

/** The attempt is locked too: after a wait for a lock, PostgreSQL reads the locked rows again, and all others as they were
 * before the wait. */
export const LOCK_WITH_STUDENT: Statement = {
  name: 'lock-with-student',
  text: `WITH student AS MATERIALIZED (
      SELECT id, name, email, paid_at, total_attempts, attempts_used FROM students
      WHERE id = $1 FOR UPDATE
    ), attempt AS MATERIALIZED (
      SELECT attempts.* FROM attempts JOIN student ON student.id = attempts.student_id
      WHERE attempts.id = $2 FOR UPDATE OF attempts
    ) SELECT ${STUDENT}, ${ATTEMPT} FROM student LEFT JOIN attempt ON true`,
};

/** The same for several attempts, without a wait: those that another transaction has locked are left out. */
export const LOCK_UNHELD: Statement = {
  name: 'lock-unheld',
  text: `WITH student AS MATERIALIZED (
      SELECT id, name, email, paid_at, total_attempts, attempts_used FROM students
      WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE SKIP LOCKED
    ), attempt AS MATERIALIZED (
      SELECT attempts.* FROM attempts JOIN student ON student.id = attempts.student_id
      WHERE attempts.id = ANY ($2::uuid[]) FOR UPDATE OF attempts SKIP LOCKED
    ) SELECT ${STUDENT}, ${ATTEMPT} FROM student JOIN attempt ON attempt.student_id = student.id`,
};

const RESULT_COLUMNS = `id, student_id, student_name, email, domain, score, total_questions,
      percentage, passed, pass_percent, time_taken, started_on, completed_on, attempts_used,
      total_attempts, questions`;

/** Takes records by these names. An attempt that is closed already gets no second result and no second mail. */
export const CLOSE: Statement = {
  name: 'close-attempts',
  text: `WITH ending AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS ending (id uuid, state text, answers jsonb,
        closed_at timestamptz, student_id uuid, student_name text, email text, domain text, score int,
        total_questions int, percentage float8, passed boolean, pass_percent int, time_taken int,
        started_on timestamptz, completed_on timestamptz, attempts_used int, total_attempts int,
        questions jsonb, mail_id uuid, kind text, to_address text, reply_to text, data jsonb,
        expires_at timestamptz, request_id text)
    ), closed AS (
      UPDATE attempts SET state = ending.state, answers = ending.answers, closed_at = ending.closed_at
      FROM ending WHERE attempts.id = ANY ($2::uuid[]) AND attempts.id = ending.id
        AND attempts.state = 'open' RETURNING attempts.id
    ), counted AS (
      UPDATE students SET attempts_used = ending.attempts_used FROM closed JOIN ending USING (id)
      WHERE students.id = ending.student_id
    ), mail AS (
      INSERT INTO emails (id, kind, to_address, reply_to, data, expires_at, request_id, state, tries,
        created_at)
      SELECT mail_id, kind, to_address, reply_to, data, expires_at, request_id, 'pending', 0, ${NOW}
      FROM closed JOIN ending USING (id)
    )
    INSERT INTO results (${RESULT_COLUMNS})
    SELECT ${RESULT_COLUMNS} FROM closed JOIN ending USING (id) RETURNING id`,
};

const OF_RESULT = `
  id, student_id AS "studentId", student_name AS "studentName", email, domain, score,
  total_questions AS "totalQuestions", percentage, passed, pass_percent AS "passPercent",
  time_taken AS "timeTaken", started_on AS "startedOn", completed_on AS "completedOn",
  attempts_used AS "attemptsUsed", total_attempts AS "totalAttempts", questions, revision,
  is_void AS "isVoid",
  (SELECT sitting_id FROM attempts WHERE attempts.id = results.id) AS "sittingId",
  (SELECT graded_at FROM result_gradings AS grading WHERE grading.result_id = results.id
    AND grading.revision = results.revision) AS "correctedAt",
  (SELECT jsonb_build_object('score', score, 'totalQuestions', total_questions,
      'percentage', percentage, 'passed', passed)
    FROM result_gradings AS grading WHERE grading.result_id = results.id
    AND grading.revision = 0) AS first`;

export const RESULT: Statement = {
  name: 'result',
  text: `SELECT ${OF_RESULT}, opened_at IS NOT NULL AS "isOpened"
    FROM results WHERE id = ANY ($1::uuid[])`,
};

/** Opens the review of a result. The row that is read is from before the update, so the update itself says whether it was
 * opened. */
export const OPEN_RESULT: Statement = {
  name: 'open-result',
  text: `WITH opened AS (
      UPDATE results SET opened_at = ${CLOCK}
      WHERE id = $1 AND student_id = $2 AND opened_at IS NULL RETURNING id
    )
    SELECT ${OF_RESULT}, opened_at IS NOT NULL OR EXISTS (SELECT FROM opened) AS "isOpened"
    FROM results WHERE id = $1 AND student_id = $2`,
};

const MOST_LISTED = 100;

export const RESULTS_OF: Statement = {
  name: 'results-of',
  text: `SELECT id, domain, score, total_questions AS "totalQuestions", percentage, passed,
      is_void AS "isVoid", completed_on AS "completedOn"
    FROM results WHERE student_id = $1 ORDER BY completed_on DESC, id LIMIT ${MOST_LISTED}`,
};

/** Of each question only what the sum of all attempts needs, in the order of the test. */
export const TRIES_OF: Statement = {
  name: 'tries-of',
  text: `SELECT id, score, total_questions AS "totalQuestions", is_void AS "isVoid",
      (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('category', one -> 'category',
          'isCorrect', one -> 'isCorrect', 'ruling', CASE WHEN one ? 'ruling'
            THEN jsonb_build_object('isNeutral', one #> '{ruling,isNeutral}') END)) ORDER BY place),
          '[]')
        FROM jsonb_array_elements(questions) WITH ORDINALITY AS asked (one, place)) AS questions
    FROM results WHERE student_id = $1 AND domain = $2
    ORDER BY completed_on DESC, id DESC LIMIT ${MOST_LISTED}`,
};
