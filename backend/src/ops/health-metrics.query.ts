import { SUBMIT_GRACE_SECONDS } from '@portal/domain/settings/index.js';
import type { DataSource } from 'typeorm';
import { CHECKOUT_MINUTES, TO_ANSWER } from '../payments/index.js';
import { CLOCK, NOW } from '../platform/database/now.sql.js';
import { WATCHED, type WatchedGauge } from './watched.sql.js';

export type HealthMetrics = {
  readonly waiting: number;
  readonly queued: number;
  readonly failedEmails: number;
  readonly oldestSeconds: number;
  readonly openAttempts: number;
  readonly overdueAttempts: number;
  readonly overdueSeconds: number;
  readonly openPayments: number;
  readonly failedPayments: number;
  readonly paidPayments: number;
  readonly unsettledPayments: number;
  readonly oldestCheckSeconds: number;
  /** When the first answer to a chargeback is due, in Unix seconds; 0 if none is. */
  readonly answerChargebackBy: number;
  /** How far the clock of the database is ahead of this process's, in seconds. */
  readonly clockAhead: number;
} & Readonly<Record<WatchedGauge, number>>;

/** A query for each of the two states uses the index; with one query for both PostgreSQL would read all chargebacks. */
const ANSWER_CHARGEBACK_BY = `
  coalesce(extract(epoch FROM least(
    (SELECT min(respond_by) FROM chargebacks WHERE ${TO_ANSWER}),
    (SELECT min(opened_at) FROM chargebacks WHERE ${TO_ANSWER} AND respond_by IS NULL))), 0)::float8`;

/** Each part reads an index that holds little else, so that it stays fast. */
const SQL = `
  SELECT extract(epoch FROM ${CLOCK})::float8 AS clock, outbox.*, attempts.*, payments.*, watched.* FROM
    (SELECT
      count(*) FILTER (WHERE queued_at IS NULL)::int AS waiting,
      count(queued_at)::int AS queued,
      coalesce(extract(epoch FROM ${NOW} - min(created_at)), 0)::float8 AS "oldestSeconds",
      (SELECT count(*)::int FROM emails WHERE state = 'failed') AS "failedEmails"
      FROM emails WHERE state = 'pending') AS outbox,
    (SELECT
      count(*)::int AS "openAttempts",
      count(*) FILTER (WHERE deadline < due)::int AS "overdueAttempts",
      coalesce(greatest(extract(epoch FROM max(due) - min(deadline)), 0), 0)::float8 AS "overdueSeconds"
      FROM attempts, (SELECT ${NOW} - interval '${SUBMIT_GRACE_SECONDS} seconds' AS due) AS clock
      WHERE state = 'open') AS attempts,
    (SELECT
      count(*) FILTER (WHERE state IN ('open', 'authorized'))::int AS "openPayments",
      count(*) FILTER (WHERE state = 'failed')::int AS "failedPayments",
      count(*) FILTER (WHERE state = 'paid')::int AS "paidPayments",
      count(*) FILTER (
        WHERE state NOT IN ('paid', 'refunded') AND created_at < ${NOW} - interval '${CHECKOUT_MINUTES} minutes'
      )::int AS "unsettledPayments",
      (SELECT coalesce(greatest(extract(epoch FROM ${NOW} - min(check_at)), 0), 0)::float8
        FROM payments WHERE check_at IS NOT NULL) AS "oldestCheckSeconds",
      ${ANSWER_CHARGEBACK_BY} AS "answerChargebackBy"
      FROM payments WHERE created_at > ${NOW} - interval '1 day') AS payments,
    (${WATCHED}) AS watched`;

const MS_PER_SECOND = 1_000;

export async function readHealthMetrics(dataSource: DataSource): Promise<HealthMetrics> {
  const before = Date.now();
  const [state] =
    await dataSource.query<(Omit<HealthMetrics, 'clockAhead'> & { clock: number })[]>(SQL);
  if (!state) throw new Error('The database did not tell how things stand');
  const { clock, ...metrics } = state;
  const halfway = (before + Date.now()) / 2;
  return { ...metrics, clockAhead: clock - halfway / MS_PER_SECOND };
}
