import { Gauge, type Registry } from 'prom-client';
import { byState, single, type Sample, type Scraped, type Shown } from './shown.js';
import { WATCHED_GAUGES, type WatchedGauge } from './watched.sql.js';

const OF_THIS_PROCESS: readonly Shown[] = [
  {
    name: 'portal_database_up',
    help: 'Whether the database answers this process',
    samples: ({ state }) => [[state ? 1 : 0]],
  },
  {
    name: 'portal_queue_up',
    help: 'Whether the job queue answers this process',
    samples: ({ depths }) => [[depths ? 1 : 0]],
  },
  {
    name: 'portal_database_connections',
    help: 'Connections of the pool of this process',
    labelNames: ['state'],
    samples: ({ pool: { busy, idle } }) => byState({ busy, idle }),
  },
  {
    name: 'portal_database_waiting',
    help: 'Calls that wait for a connection of the pool',
    samples: ({ pool }) => [[pool.waiting]],
  },
  {
    name: 'portal_database_clock_ahead_seconds',
    help: 'How far the clock of the database, by which all tests run, is ahead of this process',
    samples: single(({ clockAhead }) => clockAhead),
  },
];

/** Every process reports the same values: use their maximum, never their sum. */
const OF_THE_WHOLE: readonly Shown[] = [
  {
    name: 'portal_queue_jobs',
    help: 'Jobs in each queue, by state',
    labelNames: ['queue', 'state'],
    samples: ({ depths }) =>
      depths?.flatMap(({ queue, counts }) =>
        Object.entries(counts).map(([state, count]): Sample => [count, { queue, state }]),
      ) ?? null,
  },
  {
    name: 'portal_outbox_emails',
    help: 'Mails that are not sent: waiting for the queue, queued, or failed for good',
    labelNames: ['state'],
    samples: ({ state }) =>
      state &&
      byState({ waiting: state.waiting, queued: state.queued, failed: state.failedEmails }),
  },
  {
    name: 'portal_outbox_oldest_seconds',
    help: 'Age of the oldest mail that is still to be sent',
    samples: single(({ oldestSeconds }) => oldestSeconds),
  },
  {
    name: 'portal_attempts_open',
    help: 'Attempts under way',
    samples: single(({ openAttempts }) => openAttempts),
  },
  {
    name: 'portal_attempts_overdue',
    help: 'Attempts that should have been closed by now',
    samples: single(({ overdueAttempts }) => overdueAttempts),
  },
  {
    name: 'portal_attempts_overdue_seconds',
    help: 'For how long the first of them should have been closed',
    samples: single(({ overdueSeconds }) => overdueSeconds),
  },
  {
    name: 'portal_payments_last_day',
    help: 'Orders made within the last day, by state',
    labelNames: ['state'],
    samples: ({ state }) =>
      state &&
      byState({ open: state.openPayments, failed: state.failedPayments, paid: state.paidPayments }),
  },
  {
    name: 'portal_payments_unsettled',
    help: 'Orders of the last day that are older than 15 minutes and not paid',
    samples: single(({ unsettledPayments }) => unsettledPayments),
  },
  {
    name: 'portal_payment_checks_late_seconds',
    help: 'For how long the provider should have been asked about the oldest order that is due',
    samples: single(({ oldestCheckSeconds }) => oldestCheckSeconds),
  },
  {
    name: 'portal_chargeback_answer_by_timestamp_seconds',
    help: 'Until when the first chargeback of a payment is to be answered; 0 if there is none',
    samples: single(({ answerChargebackBy }) => answerChargebackBy),
  },
  ...(Object.keys(WATCHED_GAUGES) as WatchedGauge[]).map((name): Shown => {
    const [help] = WATCHED_GAUGES[name];
    return { name, help, samples: single((state) => state[name]) };
  }),
];

export class WholeMetrics {
  private readonly gauges: readonly (readonly [Shown, Gauge])[];

  constructor(registry: Registry) {
    this.gauges = [...OF_THIS_PROCESS, ...OF_THE_WHOLE].map((shown) => {
      const { name, help, labelNames = [] } = shown;
      return [shown, new Gauge({ name, help, labelNames, registers: [registry] })];
    });
  }

  show(scraped: Scraped): void {
    for (const [{ samples }, gauge] of this.gauges) {
      const received = samples(scraped);
      gauge.reset();
      if (!received) gauge.remove({});
      for (const [value, labels = {}] of received ?? []) gauge.set(labels, value);
    }
  }
}
