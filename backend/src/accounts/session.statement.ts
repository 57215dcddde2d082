import { NOW } from '../platform/database/now.sql.js';
import type { Statement } from '../platform/database/run-prepared.pg.js';

const NOTED_EVERY = "interval '1 minute'";

export const IS_TO_NOTE = `session.last_used_at < ${NOW} - ${NOTED_EVERY}`;

/** Joins the session that a token names, unless it has ended. */
export const joinLiveSession = (id: string, ownerId: string): string =>
  `JOIN sessions AS session
    ON session.id = ${id} AND session.owner_id = ${ownerId} AND session.ended_at IS NULL`;

/** One row for each place in the list; none for a session that has ended, or whose version is outdated. */
export const SESSIONS: Statement = {
  name: 'student-sessions',
  text: `
    SELECT asked.place::int AS place, students.email, students.name, ${IS_TO_NOTE} AS "isToNote"
    FROM unnest($1::uuid[], $2::int[], $3::uuid[]) WITH ORDINALITY
      AS asked (student_id, version, session_id, place)
    JOIN students ON students.id = asked.student_id AND students.session_version = asked.version
    ${joinLiveSession('asked.session_id', 'students.id')}`,
};

export const NOTE_USE = `
  UPDATE sessions AS session SET last_used_at = ${NOW} WHERE id = $1 AND ${IS_TO_NOTE}`;
