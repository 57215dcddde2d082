import { Gauge, type Registry } from 'prom-client';
import { FIGURE_GAUGES } from './health-metrics.query.js';
import { byState, type Sample, type Scraped, type Shown } from './shown.js';

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
    name: 'portal_certificate_end_timestamp_seconds',
    help: 'When the certificate of the site ends; 0 where browsers refuse it',
    samples: ({ certificateEnd }) => (certificateEnd === null ? null : [[certificateEnd]]),
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
      byState({
        waiting: state.waitingEmails,
        queued: state.queuedEmails,
        failed: state.failedEmails,
      }),
  },
  {
    name: 'portal_payments_last_day',
    help: 'Orders made within the last day, by state',
    labelNames: ['state'],
    samples: ({ state }) =>
      state &&
      byState({ open: state.openPayments, failed: state.failedPayments, paid: state.paidPayments }),
  },
  ...Object.entries(FIGURE_GAUGES).map(([name, help]): Shown => ({
    name,
    help,
    samples: ({ state }) => state && [[state[name as keyof typeof FIGURE_GAUGES]]],
  })),
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
