import { ALLOWANCES } from '@portal/domain/accounts/index.js';
import { RUSHED_SECONDS } from '@portal/domain/exam/index.js';
import { NOW } from '../platform/database/now.sql.js';

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

export const WATCHED = `
  SELECT ${spent('account')} AS portal_guessed_accounts, ${spent('network')} AS portal_guessing_networks,
    ${ROWS_READ} AS portal_rows_read_by_admin, ${RUSHED} AS portal_rushed_tests,
    ${countIn('payments', 'flag IS NOT NULL')} AS portal_payments_flagged,
    ${countIn('payment_differences', `decision IS NULL AND ${isRecent('found_at')}`)} AS portal_payment_differences,
    ${countIn('provider_events', `state = 'unreadable' AND ${isRecent('received_at')}`)}
      AS portal_provider_events_unreadable,
    ${ARCHIVE} AS portal_wal_archive_failing,
    (current_setting('archive_mode') <> 'off')::int AS portal_wal_archive_on,
    (SELECT coalesce(extract(epoch FROM backed_up_at), 0)::float8 FROM readiness) AS portal_backed_up_timestamp_seconds`;
