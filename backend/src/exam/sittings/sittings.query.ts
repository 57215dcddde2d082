import { sittingState, type SupervisedSitting } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { BYTE_ORDER_MARK, csvLines } from '../../platform/admin-lists/csv.js';
import { CLOCK } from '../../platform/database/now.sql.js';

const MOST_LISTED = 200;

const SUPERVISORS = `
  SELECT coalesce(json_agg(json_build_object('id', admins.id, 'username', username)
    ORDER BY username), '[]') FROM admins`;

const SITTINGS = `
  SELECT id, place, starts_at AS "startsAt", ends_at AS "endsAt", domains, seats,
    closed_at AS "closedAt", withdrawn_at AS "withdrawnAt",
    withdrawal_reason AS "withdrawalReason", ${CLOCK} AS now,
    (${SUPERVISORS} WHERE admins.id = ANY (supervisors)) AS supervisors,
    (SELECT count(*)::int FROM sitting_expected WHERE sitting_id = sittings.id) AS expected,
    (SELECT count(*)::int FROM attempts WHERE sitting_id = sittings.id) AS tests
  FROM sittings
  WHERE ($1::uuid IS NULL OR $1 = ANY (supervisors)) AND ($2::uuid IS NULL OR id = $2)
  ORDER BY starts_at DESC, id LIMIT ${MOST_LISTED}`;

type Row = Omit<SupervisedSitting, 'supervisors' | 'createdAt'> & { readonly now: Date };

/** @param supervisor only the sittings of this admin @param id only this one */
export async function listSittings(
  dataSource: DataSource,
  supervisor: string | null,
  id: string | null = null,
) {
  const rows = await dataSource.query<Row[]>(SITTINGS, [supervisor, id]);
  return rows.map((row) => ({ ...row, state: sittingState(row, row.now) }));
}

/** Nothing of what was asked, chosen or reached. */
const LAST_ATTEMPT = `
  SELECT json_build_object('id', attempts.id, 'domain', domain, 'state', state,
    'startedAt', started_at, 'deadline', deadline, 'addedSeconds', added_seconds,
    'questions', jsonb_array_length(questions),
    'answered', (SELECT count(*) FROM jsonb_each(answers) AS chosen WHERE chosen.value <> 'null'),
    'lastSeenAt', last_seen_at, 'leftTimes', left_times, 'leftSeconds', left_seconds)
  FROM attempts LEFT JOIN attempt_presence ON attempt_id = attempts.id
  WHERE attempts.sitting_id = $1 AND attempts.student_id = own.student_id
  ORDER BY started_at DESC LIMIT 1`;

const PEOPLE = `
  SELECT own.id AS "admissionId", own.student_id AS "studentId", students.name, students.email,
    avatar_url AS "avatarUrl", own.state, own.reason,
    EXISTS (SELECT FROM sitting_admissions AS other WHERE other.sitting_id = $1
      AND other.student_id = own.student_id AND other.id <> own.id
      AND other.state IN ('admitted', 'replaced')) AS "isSecondDevice",
    (${LAST_ATTEMPT}) AS attempt
  FROM sitting_admissions AS own JOIN students ON students.id = own.student_id
  WHERE own.sitting_id = $1 AND own.state <> 'replaced'
  ORDER BY array_position('{waiting,admitted,declined}'::text[], own.state), entered_at, own.id`;

const INCIDENTS = `
  SELECT incident.id, students.name, text, at
  FROM sitting_incidents AS incident LEFT JOIN students ON students.id = student_id
  WHERE sitting_id = $1 ORDER BY at, incident.id`;

export async function readRoom(dataSource: DataSource, id: string) {
  const [[sitting], people, incidents] = await Promise.all([
    listSittings(dataSource, null, id),
    dataSource.query<object[]>(PEOPLE, [id]),
    dataSource.query<object[]>(INCIDENTS, [id]),
  ]);
  return { sitting, people, incidents };
}

const EVENTS = `
  SELECT at, students.name, students.email, what, detail, admins.username AS by FROM (
    SELECT entered_at AS at, sitting_id, student_id, 'entered' AS what,
      CASE state WHEN 'replaced' THEN 'another device was admitted later' ELSE '' END AS detail,
      NULL::uuid AS admin_id FROM sitting_admissions
    UNION ALL SELECT at, (after ->> 'sittingId')::uuid, subject_id::uuid,
      CASE action WHEN 'admit-student' THEN 'admitted' ELSE 'declined' END, reason, admin_id
      FROM audit_entries WHERE action IN ('admit-student', 'decline-student')
        AND subject_id IN (SELECT student_id::text FROM sitting_admissions WHERE sitting_id = $1)
    UNION ALL SELECT started_at, sitting_id, student_id, 'started', domain, NULL FROM attempts
    UNION ALL SELECT closed_at, sitting_id, student_id, state, domain, NULL FROM attempts
    UNION ALL SELECT done.at, sitting_id, student_id, kind,
      concat_ws(', ', (nullif(seconds, 0) / 60) || ' min', done.reason), admin_id
      FROM attempt_interventions AS done JOIN attempts ON attempts.id = attempt_id
    UNION ALL SELECT from_at, sitting_id, student_id, 'cut off', 'until ' || to_at, NULL
      FROM connection_gaps JOIN attempts ON attempts.id = attempt_id
    UNION ALL SELECT at, sitting_id, student_id, 'incident', text, admin_id FROM sitting_incidents
    UNION ALL SELECT at, sitting_id, NULL, 'announced', text, admin_id FROM announcements
    UNION ALL SELECT closed_at, id, NULL, 'closed', '', NULL FROM sittings
    UNION ALL SELECT withdrawn_at, id, NULL, 'withdrawn', withdrawal_reason, NULL FROM sittings
  ) AS event LEFT JOIN students ON students.id = event.student_id
    LEFT JOIN admins ON admins.id = event.admin_id
  WHERE sitting_id = $1 AND at IS NOT NULL ORDER BY at, what`;

const HEAD = ['at', 'name', 'email', 'what', 'detail', 'by'] as const;

/** Who did what when in a sitting, as CSV. */
export async function recordOf(dataSource: DataSource, id: string) {
  const rows = await dataSource.query<Record<(typeof HEAD)[number], unknown>[]>(EVENTS, [id]);
  const lines = rows.map((row) => HEAD.map((name) => row[name]));
  return { csv: BYTE_ORDER_MARK + (await csvLines([HEAD, ...lines])), count: rows.length };
}
