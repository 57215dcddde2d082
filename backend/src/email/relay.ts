import { Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { CLOCK, NOW } from '../platform/database/now.sql.js';
import { traced } from '../platform/observability/request-trace.js';
import { OWN_BACKOFF } from '../platform/queue/queue-names.js';
import { BULK_KINDS, BULK_PRIORITY, SEND_TRIES, type EmailJob } from './email-queue.js';

/** Younger mails may still be on their way into the queue. */
const SURE_AFTER = "interval '3 seconds'";
const SAMPLES = 5;

const QUEUED = `SELECT id FROM emails WHERE state = 'pending' AND queued_at < ${NOW} - ${SURE_AFTER}`;

/** The oldest and the newest queued mails: a queue that lost jobs has lost some of these. */
const SAMPLE = `
  (${QUEUED} ORDER BY queued_at LIMIT ${SAMPLES})
  UNION (${QUEUED} ORDER BY queued_at DESC LIMIT ${SAMPLES})`;

/** A job ends after its mail was sent: a mail that is still pending now was not sent. */
const QUEUE_AGAIN = `
  UPDATE emails SET queued_at = NULL
  WHERE state = 'pending' AND queued_at < ${NOW} - ${SURE_AFTER}
    AND EXISTS (SELECT 1 FROM emails AS lost WHERE lost.id = ANY($1) AND lost.state = 'pending')`;

/** Redis may have lost jobs; a job that is still in the queue is not added twice. */
async function findLostEmails(dataSource: DataSource, queue: Queue): Promise<void> {
  const rows = await dataSource.query<{ id: string }[]>(SAMPLE);
  const jobs = await Promise.all(rows.map(({ id }) => queue.getJob(id)));
  const lost = rows.map(({ id }) => id).filter((_, at) => !jobs[at]);
  if (lost.length > 0) await dataSource.query(QUEUE_AGAIN, [lost]);
}

const BATCH = 200;
const POLL_MS = 1_000;

const TAKE = `
  SELECT id, kind = ANY($1) AS "isBulk" FROM emails WHERE state = 'pending' AND queued_at IS NULL
  ORDER BY kind = ANY($1), created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

const NOTE = `UPDATE emails SET queued_at = ${CLOCK} WHERE id = ANY($1)`;

type Taken = { readonly id: string; readonly isBulk: boolean };

const jobOf = ({ id: emailId, isBulk }: Taken) => ({
  name: 'send',
  data: { emailId } satisfies EmailJob,
  opts: {
    jobId: emailId,
    ...(isBulk ? { priority: BULK_PRIORITY } : {}),
    attempts: SEND_TRIES,
    backoff: OWN_BACKOFF,
    removeOnComplete: true,
    removeOnFail: true,
  },
});

/** Moves mails from the outbox to the queue: at once when woken, else within a second. */
export class EmailRelay {
  private readonly logger = new Logger('EmailRelay');
  private readonly timer: NodeJS.Timeout;
  private running: Promise<unknown> | null = null;
  private hasFailed = false;
  /** Counts the calls of `wake`, so that a call during a run is noticed. */
  private wakes = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: Queue,
  ) {
    this.timer = setInterval(() => this.wake(), POLL_MS);
  }

  wake(): void {
    this.wakes += 1;
    // Not in the name of the request that woke it: it also moves other mails.
    this.running ??= traced(null, () => this.drain())
      .then(() => (this.hasFailed = false))
      .catch((error: unknown) => this.noteFailure(error))
      .finally(() => {
        this.running = null;
      });
  }

  /** Once until it works again: it is tried every second. */
  private noteFailure(error: unknown): void {
    if (!this.hasFailed) this.logger.warn(`Mails wait: ${String(error)}`);
    this.hasFailed = true;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async drain(): Promise<void> {
    let seen: number;
    do {
      seen = this.wakes;
      while ((await this.handOver()) === BATCH);
      await findLostEmails(this.dataSource, this.queue);
    } while (seen !== this.wakes);
  }

  /** The rows stay locked until the queue has them: if the process dies before, nothing changes. */
  private async handOver(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<Taken[]>(TAKE, [BULK_KINDS]);
      const ids = rows.map((row) => row.id);
      if (ids.length === 0) return 0;
      await this.queue.addBulk(rows.map(jobOf));
      await manager.query(NOTE, [ids]);
      return ids.length;
    });
  }
}
