import { IS_TO_NOTE, joinLiveSession } from '@portal/backend/accounts/session.statement.js';
import type { Statement } from '@portal/backend/platform/database/run-prepared.pg.js';

/** What the product asks of the sessions of several students at once, asked of one. */
export const SESSION: Statement = {
  name: 'student-session',
  text: `
    SELECT students.email, students.name, ${IS_TO_NOTE} AS "isToNote"
    FROM students ${joinLiveSession('$3', 'students.id')}
    WHERE students.id = $1 AND students.session_version = $2`,
};

/** What the product's work takes when each step is a separate statement, in the plainest way. */
export const STEPS = {
  session: 'SELECT email, name FROM students WHERE id = $1 AND session_version = $2',
  begin: 'BEGIN',
  lockStudent: 'SELECT * FROM students WHERE id = $1 FOR UPDATE',
  attempt: 'SELECT * FROM attempts WHERE id = $1',
  close: `UPDATE attempts SET state = $2, answers = $3, closed_at = now()
    WHERE id = $1 AND state = 'open'`,
  addResult: `INSERT INTO results (id, student_id, student_name, email, domain, score,
      total_questions, percentage, passed, pass_percent, time_taken, started_on, completed_on,
      attempts_used, total_attempts, questions)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now(), $13, $14, $15)`,
  count: 'UPDATE students SET attempts_used = attempts_used + 1 WHERE id = $1',
  addMail: `INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
    VALUES (gen_random_uuid(), 'test-result', $1, $2, 'pending', 0, now())`,
  commit: 'COMMIT',
} as const;
