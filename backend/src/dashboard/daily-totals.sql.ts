/** The days of the business are those of its clocks. */
export const ZONE = 'Asia/Kolkata';

export const dayOf = (moment: string): string => `(${moment} AT TIME ZONE '${ZONE}')::date`;

const within = (column: string): string => `${column} >= days.since AND ${column} < days.until`;

const countOf = (table: string, column: string): string => `
  SELECT '' AS part, count(*)::int AS count, 0 AS passed, 0::numeric AS sum
  FROM ${table} WHERE ${within(column)}`;

const reached = (from: string): string => `
  SELECT ${dayOf('students.created_at')}::text AS part, count(*)::int AS count, 0 AS passed, 0::numeric AS sum
  FROM ${from} GROUP BY 1`;

/** OFFSET has both looked up for each row: the planner, who does not know how short a day is, would read whole tables. */
function firstOf(table: string, moment: string, only?: string): string {
  const counts = (row: string) => (only ? `AND ${row}.${only}` : '');
  return `
  ${table} AS first CROSS JOIN LATERAL
    (SELECT created_at FROM students AS own WHERE own.id = first.student_id OFFSET 0) AS students
  WHERE ${within(`first.${moment}`)} ${counts('first')} AND NOT EXISTS (
    SELECT FROM ${table} AS earlier
    WHERE earlier.student_id = first.student_id ${counts('earlier')}
      AND (earlier.${moment}, earlier.id) < (first.${moment}, first.id) OFFSET 0)`;
}

/** What is counted of a day. Those of `STAGES` are parted by the day of the sign-up. */
const KINDS = {
  application: countOf('applications', 'created_at'),
  'sign-up': countOf('students', 'created_at'),
  verified: reached(`students WHERE ${within('email_verified_at')}`),
  paid: reached(`students WHERE ${within('paid_at')}`),
  started: reached(firstOf('attempts', 'started_at')),
  passed: reached(firstOf('results', 'completed_on', 'passed')),
  // Sums of numeric are the same in whatever order they are added.
  test: `
    SELECT domain AS part, count(*)::int AS count, count(*) FILTER (WHERE passed)::int AS passed,
      sum(percentage::numeric) AS sum
    FROM results WHERE ${within('completed_on')} GROUP BY domain`,
  payment: `
    SELECT '' AS part, count(*)::int AS count, 0 AS passed, coalesce(sum(amount), 0)::numeric AS sum
    FROM payments WHERE state = 'paid' AND ${within('paid_at')}`,
} as const;

export type Kind = keyof typeof KINDS;

export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

export const STAGES: readonly Kind[] = ['verified', 'paid', 'started', 'passed'];

/** To be joined laterally with a row of `days`; `kinds` is the parameter that names the kinds. */
export const countedOf = (kinds: string): string =>
  Object.entries(KINDS)
    .map(
      ([kind, sql]) =>
        `SELECT '${kind}' AS kind, part, count, passed, sum FROM (${sql}) AS counted
        WHERE '${kind}' = ANY (${kinds}::text[])`,
    )
    .join(' UNION ALL ');

/** PostgreSQL expects far more days than there are, and would compile each statement for half a second. */
export const WITHOUT_COMPILING = 'SET LOCAL jit = off';
