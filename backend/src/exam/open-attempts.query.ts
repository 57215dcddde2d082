import { QUIET_AFTER_SECONDS } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { CLOCK } from '../platform/database/now.sql.js';

/** The console shows no more at once; for another test, the admin chooses its domain. */
const MOST = 200;

const EXTENDED = `
  SELECT max(at) AS "extendedAt" FROM attempt_interventions
  WHERE attempt_id = attempts.id AND kind = 'extended'`;

/** The index of overdue tests has exactly the open ones in this order. */
const FIRST_TO_END = `
  SELECT attempts.id, student_id AS "studentId", students.name AS "studentName", students.email,
    attempts.domain, started_at AS "startedAt", deadline, added_seconds AS "addedSeconds",
    (SELECT count(*)::int FROM jsonb_each(answers) AS chosen WHERE chosen.value <> 'null') AS answered,
    jsonb_array_length(questions) AS questions, last_seen_at AS "lastSeenAt",
    (SELECT coalesce(json_agg(json_build_object('place', place, 'text', text) ORDER BY place), '[]')
      FROM question_disputes WHERE result_id = attempts.id) AS disputes
  FROM attempts JOIN students ON students.id = student_id
    LEFT JOIN attempt_presence ON attempt_id = attempts.id
  WHERE state = 'open' AND ($1::text IS NULL OR attempts.domain = $1)
  ORDER BY deadline, attempts.id LIMIT ${MOST}`;

const BY_DOMAIN = `
  SELECT domain, count(*)::int AS open, count(*) FILTER (
    WHERE coalesce(last_seen_at, started_at)
      <= ${CLOCK} - interval '${QUIET_AFTER_SECONDS} seconds')::int AS quiet,
    max("extendedAt") AS "extendedAt"
  FROM attempts LEFT JOIN attempt_presence ON attempt_id = attempts.id, LATERAL (${EXTENDED}) AS given
  WHERE state = 'open' GROUP BY domain ORDER BY domain`;

export async function openAttempts(dataSource: DataSource, domain: string | null) {
  // Read before the attempts: the state that the admin confirms must not be newer than the minutes shown.
  const domains = await dataSource.query<object[]>(BY_DOMAIN);
  const [attempts, [clock]] = await Promise.all([
    dataSource.query<object[]>(FIRST_TO_END, [domain]),
    dataSource.query<{ now: Date }[]>(`SELECT ${CLOCK} AS now`),
  ]);
  return { now: clock?.now, domains, attempts };
}
