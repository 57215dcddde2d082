import { closeOverdue } from '@portal/domain/exam/index.js';
import {
  checkPayments,
  issueMissingReceipts,
  processWebhookEvents,
  ProviderAway,
  reconcilePayments,
  retryRefunds,
} from '@portal/domain/payments/index.js';
import { retireIdleAccounts } from '@portal/domain/privacy/index.js';
import type { DataSource } from 'typeorm';
import type { ScheduledJob } from '../platform/queue/schedule.bullmq.js';
import type { Ports } from './ports.js';
import { purgeExpired } from './purge.pg.js';

const OVERDUE_BATCH = 500;
const OVERDUE_EVERY_SECONDS = 2;
const EVENTS_BATCH = 200;
const EVENTS_EVERY_SECONDS = 2;
const PROVIDER_BATCH = 50;
/** The provider is asked about so many orders in one run, if they are due. */
const CHECKS_BATCH = 500;
const RECEIPTS_BATCH = 200;
const RECEIPTS_EVERY_SECONDS = 10 * 60;
const CHECK_EVERY_SECONDS = 5;
const REFUNDS_EVERY_SECONDS = 60;
const COMPARE_EVERY_SECONDS = 24 * 60 * 60;
const PURGE_EVERY_SECONDS = 10 * 60;
const IDLE_EVERY_SECONDS = 30 * 60;
const IDLE_BATCH = 200;

const isProviderAway = (failure: unknown): boolean => failure instanceof ProviderAway;

/** The job that is woken as soon as an event of the provider is there. */
export const PROCESS_WEBHOOK_EVENTS = 'work-off-events';

/**
 * Everything that is done again and again. A new scheduled job is one more row
 * here; it is planned, counted and watched as these are.
 */
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
    everySeconds: COMPARE_EVERY_SECONDS,
    run: () => reconcilePayments(ports),
  },
  {
    name: 'issue-missing-receipts',
    everySeconds: RECEIPTS_EVERY_SECONDS,
    run: () => issueMissingReceipts(ports, RECEIPTS_BATCH),
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
