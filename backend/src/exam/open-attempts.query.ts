import { type ConnectionGap, QUIET_AFTER_SECONDS } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { CLOCK } from '../platform/database/now.sql.js';

/** One test that runs, without what is asked in it or chosen. */
export type OpenAttempt = {
  readonly id: string;
  readonly studentId: string;
  readonly studentName: string;
  readonly email: string;
  readonly domain: string;
  readonly startedAt: Date;
  readonly deadline: Date;
  readonly addedSeconds: number;
  readonly answered: number;
  readonly questions: number;
  /** When any of its pages spoke last; null if none has yet. */
  readonly lastSeenAt: Date | null;
  /** From how many sessions its pages spoke. */
  readonly devices: number;
  /** When its pages could not reach the server, as told since. */
  readonly gaps: readonly Pick<ConnectionGap, 'from' | 'to' | 'isConfirmed'>[];
};

export type OpenInDomain = {
  readonly domain: string;
  readonly open: number;
  readonly quiet: number;
  /** Of how many a confirmed gap ended lately, and when the first of those began. */
  readonly cut: number;
  readonly cutSince: Date | null;
  /** When one of them was last given time; null if none was. */
  readonly extendedAt: Date | null;
};

/** A console shows no more at a time; whoever looks for another one chooses its domain. */
const MOST = 200;

const SIGNS = `
  SELECT max(last_seen_at) AS "lastSeenAt", count(*)::int AS devices
  FROM attempt_presence WHERE attempt_id = attempts.id`;

const GAPS = `
  SELECT coalesce(json_agg(json_build_object('from', from_at, 'to', to_at,
    'isConfirmed', is_confirmed) ORDER BY from_at), '[]') AS gaps
  FROM connection_gaps WHERE attempt_id = attempts.id`;

/** Gaps that ended longer ago are no news. */
const LATELY = "interval '0.5 hours'";
const LATELY_CUT = `
  SELECT min(from_at) AS "cutSince" FROM connection_gaps
  WHERE attempt_id = attempts.id AND is_confirmed AND to_at >= ${CLOCK} - ${LATELY}`;

const EXTENDED = `
  SELECT max(at) AS "extendedAt" FROM attempt_interventions
  WHERE attempt_id = attempts.id AND kind = 'extended'`;

/** The index of the overdue ones has them in this order, and no others. */
const FIRST_TO_END = `
  SELECT attempts.id, student_id AS "studentId", students.name AS "studentName", students.email,
    attempts.domain, started_at AS "startedAt", deadline, added_seconds AS "addedSeconds",
    (SELECT count(*)::int FROM jsonb_each(answers) AS chosen WHERE chosen.value <> 'null') AS answered,
    jsonb_array_length(questions) AS questions, signs.*, gaps
  FROM attempts JOIN students ON students.id = student_id, LATERAL (${SIGNS}) AS signs, LATERAL (${GAPS}) AS told
  WHERE state = 'open' AND ($1::text IS NULL OR attempts.domain = $1)
  ORDER BY deadline, attempts.id LIMIT ${MOST}`;

const BY_DOMAIN = `
  SELECT domain, count(*)::int AS open, count(*) FILTER (
    WHERE coalesce(signs."lastSeenAt", started_at)
      <= ${CLOCK} - interval '${QUIET_AFTER_SECONDS} seconds')::int AS quiet,
    count("cutSince")::int AS cut, min("cutSince") AS "cutSince",
    max("extendedAt") AS "extendedAt"
  FROM attempts, LATERAL (${SIGNS}) AS signs, LATERAL (${LATELY_CUT}) AS lately,
    LATERAL (${EXTENDED}) AS given
  WHERE state = 'open' GROUP BY domain ORDER BY domain`;

export async function openAttempts(dataSource: DataSource, domain: string | null) {
  // Before the attempts: what counts as seen must not be newer than the minutes that they show.
  const domains = await dataSource.query<OpenInDomain[]>(BY_DOMAIN);
  const [attempts, [clock]] = await Promise.all([
    dataSource.query<OpenAttempt[]>(FIRST_TO_END, [domain]),
    dataSource.query<{ now: Date }[]>(`SELECT ${CLOCK} AS now`),
  ]);
  return { now: clock?.now, domains, attempts };
}
