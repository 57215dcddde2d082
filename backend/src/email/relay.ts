import { Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { FIRST_RETRY_MS, SEND_TRIES, type EmailJob } from './email-queue.js';

const BATCH = 200;
const POLL_MS = 1_000;
/** A mail still pending after this is queued again, in case its job was lost; if not, that is a no-op. */
const REQUEUE_AFTER = '60 seconds';

const TAKE = `
  WITH next AS (
    SELECT id FROM emails
    WHERE state = 'pending'
      AND (queued_at IS NULL OR queued_at < now() - interval '${REQUEUE_AFTER}')
    ORDER BY queued_at NULLS FIRST, created_at
    LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE emails SET queued_at = now() FROM next WHERE emails.id = next.id RETURNING emails.id
  ) SELECT id FROM taken`;

const UNTAKE = 'UPDATE emails SET queued_at = NULL WHERE id = ANY($1)';

const jobOf = (emailId: string) => ({
  name: 'send',
  data: { emailId } satisfies EmailJob,
  opts: {
    jobId: emailId,
    attempts: SEND_TRIES,
    backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
    removeOnComplete: true,
    removeOnFail: true,
  },
});

/** Hands mails from the outbox to the queue: at once when woken, else within a second. */
export class EmailRelay {
  private readonly logger = new Logger('EmailRelay');
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> | null = null;
  /** Rises with each call of `wake`, so that a call while it looks is seen. */
  private wakes = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: Queue,
  ) {
    this.timer = setInterval(() => this.wake(), POLL_MS);
  }

  /** Looks at the outbox now; a call while it is looking makes it look once more. */
  wake(): void {
    this.wakes += 1;
    this.running ??= this.drain()
      .catch((error: unknown) => this.logger.warn(`Mails wait: ${String(error)}`))
      .finally(() => {
        this.running = null;
      });
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
    } while (seen !== this.wakes);
  }

  private async handOver(): Promise<number> {
    const rows = await this.dataSource.query<{ id: string }[]>(TAKE);
    if (rows.length === 0) return 0;
    const ids = rows.map((row) => row.id);
    try {
      await this.queue.addBulk(ids.map(jobOf));
    } catch (error) {
      await this.dataSource.query(UNTAKE, [ids]);
      throw error;
    }
    return ids.length;
  }
}
