import type { Statement } from '../platform/database/prepared.pg.js';

/** Answers with nothing once the session version in a token is not the student's any more. */
export const SESSION: Statement = {
  name: 'student-session',
  text: 'SELECT email, name FROM students WHERE id = $1 AND session_version = $2',
};
