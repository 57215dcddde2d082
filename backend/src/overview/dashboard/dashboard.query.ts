import { FINANCE_TEAM } from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { ANSWER_BY } from '../../applications/index.js';
import { CHECKOUT_MINUTES, TO_ANSWER } from '../../payments/index.js';
import { NOW } from '../../platform/database/now.sql.js';
import { SINCE, type Span } from './span.sql.js';

const MOST_COUNTED = 1_000;

const upTo = (from: string): string =>
  `(SELECT count(*)::int FROM (SELECT FROM ${from} LIMIT ${MOST_COUNTED}) AS counted)`;

type MoneyToMend = Readonly<Record<'toAnswer' | 'differences' | 'refundsDue', number>>;

const WAITING = 'contact_messages WHERE answered_at IS NULL AND closed_at IS NULL';

/** Requests for a refund are messages that support assigned to finance, and nobody has answered. */
const MONEY = `
  SELECT
    ${upTo(`chargebacks WHERE ${TO_ANSWER}`)} AS "toAnswer",
    ${upTo('payment_differences WHERE decision IS NULL')} AS differences,
    ${upTo("payments WHERE flag = 'refund-due'")} AS "refundsDue",
    ${upTo(`${WAITING} AND owner_name = '${FINANCE_TEAM}'`)} AS "refundRequests",
    ${upTo(`payments WHERE state = 'open' AND order_id IS NOT NULL AND created_at >= ${SINCE}
      AND created_at < ${NOW} - interval '${CHECKOUT_MINUTES} minutes'`)} AS stuck`;

type Arrivals = Readonly<Record<'messagesLate' | 'grievances', number>>;

/** The seconds until the first complaint is due are negative if it is overdue, and 0 if none waits. */
const ARRIVALS = `
  SELECT
    ${upTo("applications WHERE status = 'received'")} AS "newApplications",
    ${upTo(WAITING)} AS "messagesWaiting",
    ${upTo(`${WAITING} AND kind = 'message' AND ${ANSWER_BY} < ${NOW}`)} AS "messagesLate",
    (SELECT count(*)::int FROM late_answers WHERE state = 'waiting') AS "lateAnswers",
    complaints.count AS grievances, complaints.seconds AS "grievanceDueSeconds"
  FROM (SELECT count(*)::int AS count,
      coalesce(extract(epoch FROM min(due_at) - ${NOW}), 0)::float8 AS seconds
    FROM ${WAITING} AND kind = 'grievance') AS complaints`;

const REPORTS = `
  SELECT count(*)::int AS open, count(DISTINCT (question_id, version))::int AS versions
  FROM question_disputes WHERE state = 'open'`;

/** Compared with days before the product began, everything would look like growth. */
const HAS_BEGUN = `
  SELECT least((SELECT min(created_at) FROM students), (SELECT min(created_at) FROM applications),
    (SELECT min(created_at) FROM admins)) <= ${SINCE} AS "hasBegun"`;

async function rowOf<Row>(dataSource: DataSource, sql: string, span?: Span): Promise<Row> {
  const values = span ? [span.days, span.before] : [];
  const [row] = await dataSource.query<Row[]>(sql, values);
  if (!row) throw new Error('The database gave no figures');
  return row;
}

export const readMoney = (dataSource: DataSource, days: number): Promise<MoneyToMend> =>
  rowOf(dataSource, MONEY, { days, before: 0 });

export const hasBegun = async (dataSource: DataSource, span: Span): Promise<boolean> =>
  (await rowOf<{ hasBegun: boolean }>(dataSource, HAS_BEGUN, span)).hasBegun;

export const readQuestionReports = (dataSource: DataSource): Promise<object> =>
  rowOf(dataSource, REPORTS);

export const readArrivals = (dataSource: DataSource): Promise<Arrivals> =>
  rowOf(dataSource, ARRIVALS);
