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
