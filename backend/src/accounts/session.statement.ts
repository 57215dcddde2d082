import { NOW } from '../platform/database/now.sql.js';
import type { Statement } from '../platform/database/prepared.pg.js';

/** When a session was used last is noted no finer than this. */
const NOTED_EVERY = "interval '1 minute'";

/** Whether a session's last use is to be noted again. */
export const IS_TO_NOTE = `session.last_used_at < ${NOW} - ${NOTED_EVERY}`;

/** A token of the release before names no session. */
export const IS_LIVE =
  '($3::uuid IS NULL OR (session.id IS NOT NULL AND session.ended_at IS NULL))';

/** Answers with nothing once the token's session has ended, or its version is not the student's any more. */
export const SESSION: Statement = {
  name: 'student-session',
  text: `
    SELECT students.email, students.name, ${IS_TO_NOTE} AS "isToNote"
    FROM students LEFT JOIN sessions AS session ON session.id = $3 AND session.owner_id = students.id
    WHERE students.id = $1 AND students.session_version = $2 AND ${IS_LIVE}`,
};

/** Notes that a session is used, if nobody else just did. */
export const NOTE_USE = `
  UPDATE sessions AS session SET last_used_at = ${NOW} WHERE id = $1 AND ${IS_TO_NOTE}`;
