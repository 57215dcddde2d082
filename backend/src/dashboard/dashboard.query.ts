import type { DataSource } from 'typeorm';
import { CHECKOUT_MINUTES, TO_ANSWER } from '../payments/index.js';
import { NOW } from '../platform/database/now.sql.js';

/** The days of the business are those of its clocks. */
const ZONE = 'Asia/Kolkata';

/** So many days, of which the last is today; or as many before these, or before those. */
export type Span = {
  readonly days: number;
  /** 0 for the days up to now, 1 for the same days and hours before them. */
  readonly before: 0 | 1;
};

const SHIFT = 'make_interval(hours => 24 * $1::int * $2::int)';

/** The beginning of the first day of a span. */
const SINCE = `(date_trunc('day', ${NOW}, '${ZONE}') - make_interval(hours => 24 * ($1::int - 1)) - ${SHIFT})`;

/** Its end: now, and as late on its last day as it is now, so that both have had the same time. */
const UNTIL = `(${NOW} - ${SHIFT})`;

/** Whether something happened within the span. */
const within = (column: string): string => `${column} >= ${SINCE} AND ${column} <= ${UNTIL}`;

/** What is to be looked at is counted up to here. */
const MOST_COUNTED = 1_000;

/** How many of those who signed up within the days have come how far. */
export type Funnel = {
  readonly applications: number;
  readonly signedUp: number;
  readonly verified: number;
  readonly paid: number;
  readonly started: number;
  readonly passed: number;
};

/**
 * Whoever started or passed a test did so after signing up, so both need no look further back than
 * the sign-ups themselves. What came after the span is left out: those of earlier days had more time.
 */
const FUNNEL = `
  WITH signed_up AS (
    SELECT id, coalesce(email_verified_at <= ${UNTIL}, false) AS verified,
      coalesce(paid_at <= ${UNTIL}, false) AS paid
    FROM students WHERE ${within('created_at')})
  SELECT
    (SELECT count(*)::int FROM applications WHERE ${within('created_at')}) AS applications,
    count(*)::int AS "signedUp",
    count(*) FILTER (WHERE verified)::int AS verified,
    count(*) FILTER (WHERE paid)::int AS paid,
    (SELECT count(*)::int FROM signed_up WHERE id IN (
      SELECT student_id FROM attempts WHERE ${within('started_at')})) AS started,
    (SELECT count(*)::int FROM signed_up WHERE id IN (
      SELECT student_id FROM results WHERE passed AND ${within('completed_on')})) AS passed
  FROM signed_up`;

/** The tests that were closed on one day. */
export type DayOfTests = { readonly day: string; readonly tests: number; readonly passed: number };

const DAYS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(tests, 0)::int AS tests,
    coalesce(passed, 0)::int AS passed
  FROM generate_series(
    (${NOW} AT TIME ZONE '${ZONE}')::date - ($1::int - 1), (${NOW} AT TIME ZONE '${ZONE}')::date,
    interval '1 day') AS day
  LEFT JOIN (
    SELECT (completed_on AT TIME ZONE '${ZONE}')::date AS day, count(*) AS tests,
      count(*) FILTER (WHERE passed) AS passed
    FROM results WHERE ${within('completed_on')} GROUP BY 1
  ) AS counted USING (day)
  ORDER BY day`;

/** How the tests of one domain went; the mean is of the percentages. */
export type DomainFigures = {
  readonly domain: string;
  readonly tests: number;
  readonly passed: number;
  readonly mean: number;
};

const DOMAINS = `
  SELECT domain, count(*)::int AS tests, count(*) FILTER (WHERE passed)::int AS passed,
    round(avg(percentage)::numeric, 1)::float8 AS mean
  FROM results WHERE ${within('completed_on')} GROUP BY domain ORDER BY tests DESC, domain`;

/** What was paid within the span; the revenue in paise. */
export type Received = { readonly revenue: number; readonly payments: number };

const RECEIVED = `
  SELECT coalesce(sum(amount), 0)::float8 AS revenue, count(*)::int AS payments
  FROM payments WHERE state = 'paid' AND ${within('paid_at')}`;

/** Amounts in paise. */
export type Money = Received & {
  readonly stuck: number;
  /** Disputes to which the bank wants an answer. */
  readonly toAnswer: number;
  /** Differences between the provider's books and ours that nobody has decided on. */
  readonly differences: number;
  /** Refunds that wait to be approved. */
  readonly proposals: number;
};

const MONEY = `
  SELECT received.*, stuck,
    (SELECT count(*)::int FROM payment_disputes WHERE ${TO_ANSWER}) AS "toAnswer",
    (SELECT count(*)::int FROM payment_differences WHERE decision IS NULL) AS differences,
    (SELECT count(*)::int FROM refund_proposals WHERE state = 'open') AS proposals
  FROM
    (${RECEIVED}) AS received,
    (SELECT count(*)::int AS stuck FROM payments
      WHERE state = 'open' AND order_id IS NOT NULL AND created_at >= ${SINCE}
        AND created_at < ${NOW} - interval '${CHECKOUT_MINUTES} minutes') AS under_way`;

/** What came in and was not yet looked at. */
export type Arrivals = {
  readonly newApplications: number;
  readonly messagesWaiting: number;
  /** How long the first of them waits; 0 if none does. */
  readonly oldestMessageSeconds: number;
  readonly lateAnswers: number;
  /** Complaints about personal data. */
  readonly grievances: number;
  /** How long there is to answer the first of them, below 0 if that is over; 0 if none waits. */
  readonly grievanceDueSeconds: number;
};

const ARRIVALS = `
  SELECT
    (SELECT count(*)::int FROM (
      SELECT 1 FROM applications WHERE status = 'received' LIMIT ${MOST_COUNTED}
    ) AS counted) AS "newApplications",
    waiting.count AS "messagesWaiting", waiting.seconds AS "oldestMessageSeconds",
    (SELECT count(*)::int FROM late_answers WHERE state = 'waiting') AS "lateAnswers",
    complaints.count AS grievances, complaints.seconds AS "grievanceDueSeconds"
  FROM (SELECT count(*)::int AS count,
      coalesce(extract(epoch FROM ${NOW} - min(created_at)), 0)::float8 AS seconds
    FROM contact_messages WHERE answered_at IS NULL AND closed_at IS NULL) AS waiting,
    (SELECT count(*)::int AS count,
      coalesce(extract(epoch FROM min(due_at) - ${NOW}), 0)::float8 AS seconds
    FROM contact_messages
    WHERE kind = 'grievance' AND answered_at IS NULL AND closed_at IS NULL) AS complaints`;

/** Reports of students on questions that nobody has answered yet, and on how many versions. */
export type QuestionReports = { readonly open: number; readonly versions: number };

const REPORTS = `
  SELECT count(*)::int AS open, count(DISTINCT (question_id, version))::int AS versions
  FROM question_disputes WHERE state = 'open'`;

/**
 * Whether anything could have happened on the first of these days: else all that is compared with
 * them would look like growth.
 */
const HAS_BEGUN = `
  SELECT least((SELECT min(created_at) FROM students), (SELECT min(created_at) FROM applications),
    (SELECT min(created_at) FROM admins)) <= ${SINCE} AS "hasBegun"`;

const rowsOf = <Row>(dataSource: DataSource, sql: string, span?: Span): Promise<Row[]> =>
  dataSource.query<Row[]>(sql, span ? [span.days, span.before] : []);

async function rowOf<Row>(dataSource: DataSource, sql: string, span?: Span): Promise<Row> {
  const [row] = await rowsOf<Row>(dataSource, sql, span);
  if (!row) throw new Error('The database gave no figures');
  return row;
}

export const readFunnel = (dataSource: DataSource, span: Span): Promise<Funnel> =>
  rowOf(dataSource, FUNNEL, span);

export const readDays = (dataSource: DataSource, days: number): Promise<DayOfTests[]> =>
  rowsOf(dataSource, DAYS, { days, before: 0 });

export const readDomains = (dataSource: DataSource, span: Span): Promise<DomainFigures[]> =>
  rowsOf(dataSource, DOMAINS, span);

export const readMoney = (dataSource: DataSource, days: number): Promise<Money> =>
  rowOf(dataSource, MONEY, { days, before: 0 });

export const readReceived = (dataSource: DataSource, span: Span): Promise<Received> =>
  rowOf(dataSource, RECEIVED, span);

export const hasBegun = async (dataSource: DataSource, span: Span): Promise<boolean> =>
  (await rowOf<{ hasBegun: boolean }>(dataSource, HAS_BEGUN, span)).hasBegun;

export const readQuestionReports = (dataSource: DataSource): Promise<QuestionReports> =>
  rowOf(dataSource, REPORTS);

export const readArrivals = (dataSource: DataSource): Promise<Arrivals> =>
  rowOf(dataSource, ARRIVALS);
