import { lapseOffers } from '@portal/domain/applications/index.js';
import { signBadges } from '@portal/domain/badges/index.js';
import { runBulkJobs } from '@portal/domain/bulk/index.js';
import { closeOverdue } from '@portal/domain/exam/index.js';
import {
  checkPayments,
  issueMissingCreditNotes,
  issueMissingReceipts,
  processWebhookEvents,
  ProviderAway,
  readSettlements,
  reconcilePayments,
  retryRefunds,
} from '@portal/domain/payments/index.js';
import { runRegrades } from '@portal/domain/regrading/index.js';
import { retireIdleAccounts } from '@portal/domain/privacy/index.js';
import { compareSubmittedTests } from '@portal/domain/similar-tests/index.js';
import type { DataSource } from 'typeorm';
import { issueMissingCertificates } from '../certificates/index.js';
import { countDays } from '../dashboard/index.js';
import type { ScheduledJob } from '../platform/queue/schedule.bullmq.js';
import type { Ports } from '../platform/ports.js';
import { purgeExpired } from './purge.pg.js';

const OVERDUE_BATCH = 500;
const OVERDUE_EVERY_SECONDS = 2;
const EVENTS_BATCH = 200;
const EVENTS_EVERY_SECONDS = 2;
const PROVIDER_BATCH = 50;
const CHECKS_BATCH = 500;
const RECEIPTS_BATCH = 200;
const RECEIPTS_EVERY_SECONDS = 10 * 60;
const CERTIFICATES_EVERY_SECONDS = 10 * 60;
const BADGES_EVERY_SECONDS = 5;
/** Few, so that the lists of states, which are signed last, do not wait for long. */
const BADGES_BATCH = 25;
const CHECK_EVERY_SECONDS = 5;
const REFUNDS_EVERY_SECONDS = 60;
const DAILY_SECONDS = 24 * 60 * 60;
const REGRADE_EVERY_SECONDS = 3;
/** Some thousand results in one run. */
const REGRADE_BATCHES = 50;
const BULK_EVERY_SECONDS = 2;
/** Some seconds of work, after which a process that ends can leave. */
const BULK_ROWS = 500;
const PURGE_EVERY_SECONDS = 10 * 60;
const IDLE_EVERY_SECONDS = 30 * 60;
const IDLE_BATCH = 200;
const LAPSE_EVERY_SECONDS = 60;
const LAPSE_BATCH = 200;
const COUNT_DAYS_EVERY_SECONDS = 60;

const isProviderAway = (failure: unknown): boolean => failure instanceof ProviderAway;

/** The job that is woken as soon as an event of the provider is there. */
export const PROCESS_WEBHOOK_EVENTS = 'work-off-events';

/** Without a key there is nothing to sign with; what is due waits. */
const badgeJobs = ({ signer, ...ports }: Ports): readonly ScheduledJob[] =>
  signer
    ? [
        {
          name: 'sign-badges',
          everySeconds: BADGES_EVERY_SECONDS,
          run: async () =>
            (await signBadges({ ...ports, signer }, BADGES_BATCH)) > 0 ? 'done' : 'idle',
        },
      ]
    : [];

/** A new scheduled job is one more row here; it is planned, counted and watched as these are. Each name
 * is stored in the queue and in alerts, so it stays, also where the code's word is another. */
export const scheduledJobsOf = (ports: Ports, dataSource: DataSource): readonly ScheduledJob[] => [
  {
    name: 'close-overdue',
    everySeconds: OVERDUE_EVERY_SECONDS,
    run: () => closeOverdue(ports, OVERDUE_BATCH),
  },
  {
    name: PROCESS_WEBHOOK_EVENTS,
    everySeconds: EVENTS_EVERY_SECONDS,
    run: () => processWebhookEvents(ports, EVENTS_BATCH),
  },
  {
    name: 'check-payments',
    everySeconds: CHECK_EVERY_SECONDS,
    run: async () => ((await checkPayments(ports, CHECKS_BATCH)) > 0 ? 'done' : 'idle'),
    isAway: isProviderAway,
  },
  {
    name: 'drive-refunds',
    everySeconds: REFUNDS_EVERY_SECONDS,
    run: async () => ((await retryRefunds(ports, PROVIDER_BATCH)) > 0 ? 'done' : 'idle'),
    isAway: isProviderAway,
  },
  {
    name: 'compare-books',
    everySeconds: DAILY_SECONDS,
    run: () => reconcilePayments(ports),
  },
  {
    name: 'read-settlements',
    everySeconds: DAILY_SECONDS,
    run: () => readSettlements(ports),
  },
  {
    name: 'issue-missing-receipts',
    everySeconds: RECEIPTS_EVERY_SECONDS,
    run: () => issueMissingReceipts(ports, RECEIPTS_BATCH),
  },
  {
    name: 'issue-missing-credit-notes',
    everySeconds: RECEIPTS_EVERY_SECONDS,
    run: () => issueMissingCreditNotes(ports, RECEIPTS_BATCH),
  },
  {
    name: 'regrade',
    everySeconds: REGRADE_EVERY_SECONDS,
    run: async () => ((await runRegrades(ports, REGRADE_BATCHES)) > 0 ? 'done' : 'idle'),
  },
  {
    name: 'work-off-bulk-jobs',
    everySeconds: BULK_EVERY_SECONDS,
    run: async () => ((await runBulkJobs(ports, BULK_ROWS)) > 0 ? 'done' : 'idle'),
  },
  {
    name: 'compare-tests',
    everySeconds: DAILY_SECONDS,
    run: () => compareSubmittedTests(ports),
  },
  {
    name: 'issue-missing-certificates',
    everySeconds: CERTIFICATES_EVERY_SECONDS,
    run: () => issueMissingCertificates(dataSource),
  },
  ...badgeJobs(ports),
  {
    name: 'lapse-offers',
    everySeconds: LAPSE_EVERY_SECONDS,
    run: async () => ((await lapseOffers(ports, LAPSE_BATCH)) > 0 ? 'done' : 'idle'),
  },
  {
    name: 'count-days',
    everySeconds: COUNT_DAYS_EVERY_SECONDS,
    run: () => countDays(dataSource),
  },
  {
    name: 'purge-expired',
    everySeconds: PURGE_EVERY_SECONDS,
    run: () => purgeExpired(dataSource),
  },
  {
    name: 'retire-idle-accounts',
    everySeconds: IDLE_EVERY_SECONDS,
    run: () => retireIdleAccounts(ports, IDLE_BATCH),
  },
];
