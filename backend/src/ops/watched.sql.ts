import { ALLOWANCES } from '@portal/domain/accounts/index.js';
import { RUSHED_SECONDS } from '@portal/domain/exam/index.js';
import { NOW } from '../platform/database/now.sql.js';

/** The window of tests that ended. */
const MINUTES = 10;
/** The daily comparison covers the same days. */
const DIFFERENCE_DAYS = 2;

/** Counts that have used up their allowance of wrong passwords; the names are those of the abuse limits. */
const spent = (counter: 'account' | 'network'): string => `
  (SELECT count(*)::int FROM rate_limits WHERE key LIKE '${counter} %'
    AND points >= ${ALLOWANCES[counter].points} AND expire > extract(epoch FROM ${NOW}) * 1000)`;

const BLANK = `NOT jsonb_path_exists(answers, '$.* ? (@ != null)')`;

const RUSHED = `
  (SELECT count(*)::int FROM results JOIN attempts USING (id)
    WHERE completed_on > ${NOW} - interval '${MINUTES} minutes' AND state = 'submitted'
      AND (time_taken <= ${RUSHED_SECONDS} OR ${BLANK}))`;

/** PostgreSQL reports only on the server that is asked; without an archive nothing fails. */
const ARCHIVE = `
  (SELECT (last_failed_time > coalesce(last_archived_time, '-infinity'))::int FROM pg_stat_archiver)`;

/** How many rows about people the admin who read most has read from lists. */
const ROWS_READ = `
  (SELECT coalesce(max(rows), 0)::int FROM (
    SELECT sum((after ->> 'rows')::int) AS rows FROM audit_entries
    WHERE at > ${NOW} - interval '1 hour' AND subject = 'list' AND action = 'view' AND after ? 'rows'
    GROUP BY admin_id) AS admins)`;

export const WATCHED = `
  SELECT ${spent('account')} AS "guessedAccounts", ${spent('network')} AS "guessingNetworks",
    ${RUSHED} AS "rushedTests",
    (SELECT count(*)::int FROM payments WHERE flag IS NOT NULL) AS "flaggedPayments",
    (SELECT count(*)::int FROM payment_differences
      WHERE decision IS NULL AND found_at > ${NOW} - interval '${DIFFERENCE_DAYS} days') AS "paymentDifferences",
    coalesce(${ARCHIVE}, 0) AS "archiveFails", ${ROWS_READ} AS "rowsReadByAdmin"`;
