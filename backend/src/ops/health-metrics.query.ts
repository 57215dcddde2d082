import { SUBMIT_GRACE_SECONDS } from '@portal/domain/settings/index.js';
import type { DataSource } from 'typeorm';
import { CHECKOUT_MINUTES, TO_ANSWER } from '../payments/index.js';
import { CLOCK, NOW } from '../platform/database/now.sql.js';
import { ALLOWANCES } from '@portal/domain/accounts/index.js';
import { RUSHED_SECONDS } from '@portal/domain/exam/index.js';

const MINUTES = 10;
/** The daily comparison covers the same days. */
const COMPARED_DAYS = 2;

const countIn = (table: string, where: string): string =>
  `(SELECT count(*)::int FROM ${table} WHERE ${where})`;

const isRecent = (column: string): string =>
  `${column} > ${NOW} - interval '${COMPARED_DAYS} days'`;

/** Counts that have used up their allowance of wrong passwords; the names are those of the abuse limits. */
const spent = (counter: 'account' | 'network'): string =>
  countIn(
    'rate_limits',
    `key LIKE '${counter} %' AND points >= ${ALLOWANCES[counter].points}
      AND expire > extract(epoch FROM ${NOW}) * 1000`,
  );

const BLANK = `NOT jsonb_path_exists(answers, '$.* ? (@ != null)')`;

const RUSHED = countIn(
  'results JOIN attempts USING (id)',
  `completed_on > ${NOW} - interval '${MINUTES} minutes' AND state = 'submitted'
    AND (time_taken <= ${RUSHED_SECONDS} OR ${BLANK})`,
);

/** PostgreSQL reports only on the server that is asked; without an archive nothing fails. */
const ARCHIVE = `coalesce(
  (SELECT (last_failed_time > coalesce(last_archived_time, '-infinity'))::int FROM pg_stat_archiver), 0)`;

/** How many rows about people the admin who read most has read: from lists, by searches, and one by one. */
const ROWS_READ = `
  (SELECT coalesce(max(rows), 0)::int FROM (
    SELECT sum(coalesce((after ->> 'rows')::int, 1)) AS rows FROM audit_entries
    WHERE at > ${NOW} - interval '1 hour' AND action = 'view'
    GROUP BY admin_id) AS admins)`;

const WATCHED = `
  SELECT ${spent('account')} AS portal_guessed_accounts, ${spent('network')} AS portal_guessing_networks,
    ${ROWS_READ} AS portal_rows_read_by_admin, ${RUSHED} AS portal_rushed_tests,
    ${countIn('payments', 'flag IS NOT NULL')} AS portal_payments_flagged,
    ${countIn('payment_differences', `decision IS NULL AND ${isRecent('found_at')}`)} AS portal_payment_differences,
    ${countIn('provider_events', `state = 'unreadable' AND ${isRecent('received_at')}`)}
      AS portal_provider_events_unreadable,
    ${ARCHIVE} AS portal_wal_archive_failing,
    (current_setting('archive_mode') <> 'off')::int AS portal_wal_archive_on,
    (SELECT coalesce(extract(epoch FROM backed_up_at), 0)::float8 FROM readiness) AS portal_backed_up_timestamp_seconds`;

export const FIGURE_GAUGES = {
  portal_outbox_oldest_seconds: 'Age of the oldest mail that is still to be sent',
  portal_attempts_open: 'Attempts under way',
  portal_attempts_overdue: 'Attempts that should have been closed by now',
  portal_attempts_overdue_seconds: 'For how long the first of them should have been closed',
  portal_payments_unsettled: 'Orders of the last day that are older than 15 minutes and not paid',
  portal_payment_checks_late_seconds:
    'For how long the provider should have been asked about the oldest order that is due',
  portal_chargeback_answer_by_timestamp_seconds:
    'Until when the first chargeback of a payment is to be answered; 0 if there is none',
  portal_database_clock_ahead_seconds:
    'How far the clock of the database, by which all tests run, is ahead of this process',
  portal_guessed_accounts:
    'Accounts whose wrong passwords of a day, from unknown devices, are used up',
  portal_guessing_networks: 'Networks whose wrong passwords and codes of an hour are used up',
  portal_rows_read_by_admin:
    'Rows about people that the admin who read most has read within an hour',
  portal_rushed_tests: 'Tests of the last ten minutes that were submitted blank or within seconds',
  portal_payments_flagged: 'Payments with money that is to be given back or looked at',
  portal_payment_differences:
    'Differences with the provider of the last two days on which nobody has decided',
  portal_provider_events_unreadable:
    'Events of the provider of the last two days that could not be read',
  portal_wal_archive_failing: 'Whether PostgreSQL last failed to archive its log',
  portal_wal_archive_on: 'Whether PostgreSQL archives its log at all',
  portal_backed_up_timestamp_seconds:
    'When a backup last reached its place off the machine; 0 if none ever did',
} as const;

type CountByState = Record<`${'waiting' | 'queued' | 'failed'}Emails`, number> &
  Record<`${'open' | 'failed' | 'paid'}Payments`, number>;

export type HealthMetrics = Readonly<CountByState & Record<keyof typeof FIGURE_GAUGES, number>>;

/** A query for each of the two states uses the index; with one query for both PostgreSQL would read all chargebacks. */
const ANSWER_CHARGEBACK_BY = `
  coalesce(extract(epoch FROM least(
    (SELECT min(respond_by) FROM chargebacks WHERE ${TO_ANSWER}),
    (SELECT min(opened_at) FROM chargebacks WHERE ${TO_ANSWER} AND respond_by IS NULL))), 0)::float8`;

/** Each part reads an index that holds little else, so that it stays fast. */
const SQL = `
  SELECT extract(epoch FROM ${CLOCK})::float8 AS clock, outbox.*, attempts.*, payments.*, watched.* FROM
    (SELECT
      count(*) FILTER (WHERE queued_at IS NULL)::int AS "waitingEmails",
      count(queued_at)::int AS "queuedEmails",
      coalesce(extract(epoch FROM ${NOW} - min(created_at)), 0)::float8 AS portal_outbox_oldest_seconds,
      (SELECT count(*)::int FROM emails WHERE state = 'failed') AS "failedEmails"
      FROM emails WHERE state = 'pending') AS outbox,
    (SELECT
      count(*)::int AS portal_attempts_open,
      count(*) FILTER (WHERE deadline < due)::int AS portal_attempts_overdue,
      coalesce(greatest(extract(epoch FROM max(due) - min(deadline)), 0), 0)::float8 AS portal_attempts_overdue_seconds
      FROM attempts, (SELECT ${NOW} - interval '${SUBMIT_GRACE_SECONDS} seconds' AS due) AS clock
      WHERE state = 'open') AS attempts,
    (SELECT
      count(*) FILTER (WHERE state IN ('open', 'authorized'))::int AS "openPayments",
      count(*) FILTER (WHERE state = 'failed')::int AS "failedPayments",
      count(*) FILTER (WHERE state = 'paid')::int AS "paidPayments",
      count(*) FILTER (
        WHERE state NOT IN ('paid', 'refunded') AND created_at < ${NOW} - interval '${CHECKOUT_MINUTES} minutes'
      )::int AS portal_payments_unsettled,
      (SELECT coalesce(greatest(extract(epoch FROM ${NOW} - min(check_at)), 0), 0)::float8
        FROM payments WHERE check_at IS NOT NULL) AS portal_payment_checks_late_seconds,
      ${ANSWER_CHARGEBACK_BY} AS portal_chargeback_answer_by_timestamp_seconds
      FROM payments WHERE created_at > ${NOW} - interval '1 day') AS payments,
    (${WATCHED}) AS watched`;

const MS_PER_SECOND = 1_000;

export async function readHealthMetrics(dataSource: DataSource): Promise<HealthMetrics> {
  const before = Date.now();
  const [state] = await dataSource.query<(HealthMetrics & { clock: number })[]>(SQL);
  if (!state) throw new Error('The database gave no figures');
  const { clock, ...metrics } = state;
  const halfway = (before + Date.now()) / 2;
  return { ...metrics, portal_database_clock_ahead_seconds: clock - halfway / MS_PER_SECOND };
}
