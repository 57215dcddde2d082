import type { DataSource } from 'typeorm';
import { movements, SUMS_OF_MONEY } from '../../payments/index.js';
import { SINCE, type Span, UNTIL, ZONE } from './span.sql.js';

type Step = 'applications' | 'signedUp' | 'verified' | 'paid' | 'started' | 'passed';

export type Funnel = Readonly<Record<Step, number>>;

/** The money of the span, in paise. */
type Received = Readonly<Record<'payments' | 'refunds' | 'gross' | 'refunded' | 'net', number>>;

export type Figures = {
  readonly funnel: Funnel;
  readonly domains: readonly { readonly tests: number; readonly passed: number }[];
  readonly received: Received;
};

const within = (column: string): string => `${column} >= ${SINCE} AND ${column} <= ${UNTIL}`;

/** The funnel follows the students who signed up in the span, and what they did in it. Who came to a step has passed
 * those before: a refund takes nobody back. */
const FIGURES = `
  WITH signed_up AS (
    SELECT id, email_verified_at <= ${UNTIL} AS verified,
      paid_at <= ${UNTIL} OR id IN (SELECT student_id FROM payments WHERE ${within('paid_at')}) AS paid,
      id IN (SELECT student_id FROM attempts WHERE ${within('started_at')}) AS started,
      id IN (SELECT student_id FROM results WHERE passed AND ${within('completed_on')}) AS passed
    FROM students WHERE ${within('created_at')})
  SELECT
    (SELECT json_build_object(
      'applications', (SELECT count(*) FROM applications WHERE ${within('created_at')}),
      'signedUp', count(*), 'verified', count(*) FILTER (WHERE verified OR paid OR started),
      'paid', count(*) FILTER (WHERE paid OR started), 'started', count(*) FILTER (WHERE started),
      'passed', count(*) FILTER (WHERE passed)) FROM signed_up) AS funnel,
    (SELECT coalesce(json_agg(one), '[]') FROM (
      SELECT domain, count(*) AS tests, count(*) FILTER (WHERE passed) AS passed,
        round(avg(percentage::numeric), 1) AS mean
      FROM results WHERE ${within('completed_on')} GROUP BY domain ORDER BY tests DESC, domain) AS one) AS domains,
    (SELECT to_json(sums) FROM (
      SELECT ${SUMS_OF_MONEY} FROM (${movements(within)}) AS moved) AS sums) AS received`;

const TESTS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, count(id)::int AS tests, (count(id) FILTER (WHERE passed))::int AS passed
  FROM generate_series(${SINCE} AT TIME ZONE '${ZONE}', ${UNTIL} AT TIME ZONE '${ZONE}', interval '1 day') AS day
    LEFT JOIN (SELECT id, passed, date_trunc('day', completed_on AT TIME ZONE '${ZONE}') AS day
      FROM results WHERE ${within('completed_on')}) AS test USING (day)
  GROUP BY day ORDER BY day`;

export async function readFigures(
  dataSource: DataSource,
  { days, before }: Span,
): Promise<Figures> {
  const [figures] = await dataSource.query<Figures[]>(FIGURES, [days, before]);
  if (!figures) throw new Error('The database gave no figures');
  return figures;
}

export const readTestsPerDay = (dataSource: DataSource, days: number): Promise<object[]> =>
  dataSource.query<object[]>(TESTS, [days, 0]);
