import type { DataSource } from 'typeorm';
import { BYTE_ORDER_MARK, csvLines } from '../../platform/admin-lists/csv.js';
import { CLOCK } from '../../platform/database/now.sql.js';

/** Nothing of what was asked, chosen or reached. */
const LAST_ATTEMPT = `
  SELECT json_build_object('id', attempts.id, 'domain', domain, 'state', state,
    'startedAt', started_at, 'deadline', deadline, 'closedAt', closed_at,
    'addedSeconds', added_seconds, 'questions', jsonb_array_length(questions),
    'answered', (SELECT count(*) FROM jsonb_each(answers) AS chosen WHERE chosen.value <> 'null'),
    'lastSeenAt', last_seen_at, 'leftTimes', left_times, 'leftSeconds', left_seconds)
  FROM attempts LEFT JOIN attempt_presence ON attempt_id = attempts.id
  WHERE attempts.sitting_id = $1 AND attempts.student_id = own.student_id
  ORDER BY started_at DESC LIMIT 1`;

const PEOPLE = `
  SELECT own.id AS "admissionId", own.student_id AS "studentId", students.name, students.email,
    avatar_url AS "avatarUrl", own.state, own.reason, entered_at AS "enteredAt",
    decided_at AS "decidedAt",
    EXISTS (SELECT FROM sitting_expected AS listed
      WHERE listed.sitting_id = $1 AND listed.email = students.email) AS "isExpected",
    EXISTS (SELECT FROM sitting_admissions AS other WHERE other.sitting_id = $1
      AND other.student_id = own.student_id AND other.id <> own.id
      AND other.state IN ('admitted', 'replaced')) AS "isSecondDevice",
    (${LAST_ATTEMPT}) AS attempt
  FROM sitting_admissions AS own JOIN students ON students.id = own.student_id
  WHERE own.sitting_id = $1 AND own.state <> 'replaced' ORDER BY entered_at, own.id`;

const MISSING = `
  SELECT email FROM sitting_expected AS listed WHERE sitting_id = $1 AND NOT EXISTS (
    SELECT FROM sitting_admissions JOIN students ON students.id = student_id
    WHERE sitting_id = $1 AND students.email = listed.email) ORDER BY email`;

const INCIDENTS = `
  SELECT incident.id, student_id AS "studentId", students.name, text, at
  FROM sitting_incidents AS incident LEFT JOIN students ON students.id = student_id
  WHERE sitting_id = $1 ORDER BY at, incident.id`;

export async function roomOf(dataSource: DataSource, sittingId: string) {
  const read = (sql: string) => dataSource.query<Record<string, unknown>[]>(sql, [sittingId]);
  const [[{ now }], people, missing, incidents] = await Promise.all([
    dataSource.query<[{ now: Date }]>(`SELECT ${CLOCK} AS now`),
    read(PEOPLE),
    read(MISSING),
    read(INCIDENTS),
  ]);
  return { now, people, missing: missing.map(({ email }) => email), incidents };
}

const EVENTS = `
  SELECT at, students.name, students.email, what, detail, admins.username AS by FROM (
    SELECT entered_at AS at, student_id, 'entered' AS what,
      CASE state WHEN 'replaced' THEN 'another device was admitted later' ELSE '' END AS detail,
      NULL::uuid AS admin_id
    FROM sitting_admissions WHERE sitting_id = $1
    UNION ALL SELECT decided_at, student_id,
      CASE state WHEN 'declined' THEN 'declined' ELSE 'admitted' END, reason, admin_id
    FROM sitting_admissions WHERE sitting_id = $1 AND decided_at IS NOT NULL
    UNION ALL SELECT started_at, student_id, 'started', domain, NULL FROM attempts
    WHERE sitting_id = $1
    UNION ALL SELECT closed_at, student_id, state, domain, NULL FROM attempts
    WHERE sitting_id = $1 AND closed_at IS NOT NULL
    UNION ALL SELECT done.at, student_id, kind,
      concat_ws(', ', (nullif(seconds, 0) / 60) || ' min', done.reason), admin_id
    FROM attempt_interventions AS done JOIN attempts ON attempts.id = attempt_id
    WHERE sitting_id = $1
    UNION ALL SELECT from_at, student_id, 'cut off', 'until ' || to_at, NULL
    FROM connection_gaps JOIN attempts ON attempts.id = attempt_id WHERE sitting_id = $1
    UNION ALL SELECT at, student_id, 'incident', text, admin_id FROM sitting_incidents
    WHERE sitting_id = $1
    UNION ALL SELECT at, NULL, 'announced', text, admin_id FROM announcements
    WHERE sitting_id = $1
    UNION ALL SELECT closed_at, NULL, 'closed', '', NULL FROM sittings
    WHERE id = $1 AND closed_at IS NOT NULL
    UNION ALL SELECT withdrawn_at, NULL, 'withdrawn', withdrawal_reason, NULL FROM sittings
    WHERE id = $1 AND withdrawn_at IS NOT NULL
  ) AS event LEFT JOIN students ON students.id = event.student_id
    LEFT JOIN admins ON admins.id = event.admin_id
  ORDER BY at, what`;

const HEAD = ['at', 'name', 'email', 'what', 'detail', 'by'] as const;

/** Who did what when in a sitting, as CSV. */
export async function recordOf(dataSource: DataSource, sittingId: string) {
  const rows = await dataSource.query<Record<(typeof HEAD)[number], unknown>[]>(EVENTS, [
    sittingId,
  ]);
  const lines = rows.map((row) => HEAD.map((name) => row[name]));
  return { csv: BYTE_ORDER_MARK + (await csvLines([HEAD, ...lines])), count: rows.length };
}
