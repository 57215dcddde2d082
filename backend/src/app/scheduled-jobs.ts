import { signBadges } from '@portal/domain/certificates/index.js';
import { mailCompany } from '@portal/domain/email/index.js';
import { closeOverdue, runRegrades } from '@portal/domain/exam/index.js';
import * as payments from '@portal/domain/payments/index.js';
import { retireIdleAccounts } from '@portal/domain/privacy/index.js';
import type { DataSource } from 'typeorm';
import type { ScheduledJob } from '../platform/queue/schedule.bullmq.js';
import type { Ports } from '../platform/ports.js';
import { isWeekDue, weekOfFigures } from '../overview/index.js';
import { purgeExpired } from './purge.pg.js';

const OVERDUE_BATCH = 500;
const OVERDUE_EVERY_SECONDS = 2;
const EVENTS_BATCH = 200;
const EVENTS_EVERY_SECONDS = 2;
const PROVIDER_BATCH = 50;
const CHECKS_BATCH = 500;
const BADGES_EVERY_SECONDS = 5;
/** Few, so that the status lists, which are signed last, do not wait long. */
const BADGES_BATCH = 25;
const CHECK_EVERY_SECONDS = 5;
const REFUNDS_EVERY_SECONDS = 60;
const DAILY_SECONDS = 24 * 60 * 60;
const REGRADE_EVERY_SECONDS = 3;
/** About a thousand results in one run. */
const REGRADE_BATCHES = 50;
const PURGE_EVERY_SECONDS = 10 * 60;
const IDLE_EVERY_SECONDS = 30 * 60;
const IDLE_BATCH = 200;
const WEEKLY_CHECK_SECONDS = 60 * 60;

const isProviderAway = (failure: unknown): boolean => failure instanceof payments.ProviderAway;

export const PROCESS_WEBHOOK_EVENTS = 'process-provider-events';

const job = (name: string, everySeconds: number, run: ScheduledJob['run']): ScheduledJob => ({
  name,
  everySeconds,
  run,
});

const counted = (name: string, everySeconds: number, work: () => Promise<number>) =>
  job(name, everySeconds, async () => ((await work()) > 0 ? 'done' : 'idle'));

/** Without a key nothing can be signed; what is due waits. */
const badgeJobs = ({ signer, ...ports }: Ports): readonly ScheduledJob[] =>
  signer
    ? [
        counted('sign-badges', BADGES_EVERY_SECONDS, () =>
          signBadges({ ...ports, signer }, BADGES_BATCH),
        ),
      ]
    : [];

async function mailWeek(ports: Ports, dataSource: DataSource) {
  if (!(await isWeekDue(dataSource))) return 'idle' as const;
  const rows = await weekOfFigures(dataSource);
  const email = { kind: 'weekly-summary', data: { rows } } as const;
  await ports.unitOfWork.run((tx) => mailCompany(tx, ports, email));
  return 'done' as const;
}

/** To add a scheduled job, add a row; planning, counting and alerts follow. Its name is stored in the queue, and alerts
 * refer to it. */
export const scheduledJobsOf = (ports: Ports, dataSource: DataSource): readonly ScheduledJob[] => [
  job('close-overdue', OVERDUE_EVERY_SECONDS, () => closeOverdue(ports, OVERDUE_BATCH)),
  job(PROCESS_WEBHOOK_EVENTS, EVENTS_EVERY_SECONDS, () =>
    payments.processWebhookEvents(ports, EVENTS_BATCH),
  ),
  {
    ...counted('check-payments', CHECK_EVERY_SECONDS, () =>
      payments.checkPayments(ports, CHECKS_BATCH),
    ),
    isAway: isProviderAway,
  },
  {
    ...counted('retry-refunds', REFUNDS_EVERY_SECONDS, () =>
      payments.retryRefunds(ports, PROVIDER_BATCH),
    ),
    isAway: isProviderAway,
  },
  job('reconcile-payments', DAILY_SECONDS, () => payments.reconcilePayments(ports)),
  job('read-settlements', DAILY_SECONDS, () => payments.readSettlements(ports)),
  counted('regrade', REGRADE_EVERY_SECONDS, () => runRegrades(ports, REGRADE_BATCHES)),
  ...badgeJobs(ports),
  job('purge-expired', PURGE_EVERY_SECONDS, () => purgeExpired(dataSource)),
  job('mail-week', WEEKLY_CHECK_SECONDS, () => mailWeek(ports, dataSource)),
  job('retire-idle-accounts', IDLE_EVERY_SECONDS, () => retireIdleAccounts(ports, IDLE_BATCH)),
];
