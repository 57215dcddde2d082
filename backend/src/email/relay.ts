import { Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { CLOCK } from '../platform/database/now.sql.js';
import { traced } from '../platform/observability/request-trace.js';
import { OWN_BACKOFF } from '../platform/queue/queue-names.js';
import { BULK_KINDS, BULK_PRIORITY, SEND_TRIES, type EmailJob } from './email-queue.js';
import { findLostEmails } from './lost-emails.js';

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
