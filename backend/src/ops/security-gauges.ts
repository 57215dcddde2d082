import { single, type Shown } from './shown.js';

/** What somebody should look into. Every process reports the same values. */
export const SECURITY_GAUGES: readonly Shown[] = [
  {
    name: 'portal_guessed_accounts',
    help: 'Accounts whose wrong passwords of a day, from unknown devices, are used up',
    samples: single(({ guessedAccounts }) => guessedAccounts),
  },
  {
    name: 'portal_guessing_networks',
    help: 'Networks whose wrong passwords and codes of an hour are used up',
    samples: single(({ guessingNetworks }) => guessingNetworks),
  },
  {
    name: 'portal_rows_read_by_admin',
    help: 'Rows about people of an hour that the admin who read most has read from lists',
    samples: single(({ rowsReadByAdmin }) => rowsReadByAdmin),
  },
  {
    name: 'portal_rushed_tests',
    help: 'Tests of the last ten minutes that were submitted blank or within seconds',
    samples: single(({ rushedTests }) => rushedTests),
  },
  {
    name: 'portal_payments_flagged',
    help: 'Payments with money that is to be given back or looked at',
    samples: single(({ flaggedPayments }) => flaggedPayments),
  },
  {
    name: 'portal_payment_differences',
    help: 'Differences with the provider of the last two days on which nobody has decided',
    samples: single(({ paymentDifferences }) => paymentDifferences),
  },
  {
    name: 'portal_wal_archive_failing',
    help: 'Whether PostgreSQL last failed to archive its log',
    samples: single(({ archiveFails }) => archiveFails),
  },
];
