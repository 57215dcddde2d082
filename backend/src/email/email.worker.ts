import { Logger } from '@nestjs/common';
import type { Job, Queue, Worker } from 'bullmq';
import type { DataSource } from 'typeorm';
import { EMAIL_QUEUE, retryDelayMs, SEND_TRIES, type EmailJob } from './email-queue.js';
import { SMTP_CONNECTIONS, type Mailer } from './mailer.nodemailer.js';
import { EmailRelay } from './relay.js';
import { sendEmail } from './send-email.js';
import type { QueueEngine } from '../shared/queue-engine.bullmq.js';

/** More than there are connections, so that each has its next mail ready when one is taken. */
const CONCURRENCY = 4 * SMTP_CONNECTIONS;

/** The relay and the worker of the mails, as one thing to start and to stop. */
export class EmailSending {
  private readonly logger = new Logger('EmailSending');
  private readonly queue: Queue;
  private readonly worker: Worker;
  readonly relay: EmailRelay;

  constructor(
    engine: QueueEngine,
    dataSource: DataSource,
    private readonly mailer: Mailer,
  ) {
    this.queue = engine.queue(EMAIL_QUEUE);
    this.relay = new EmailRelay(dataSource, this.queue);
    this.worker = engine.worker(
      EMAIL_QUEUE,
      ({ data, attemptsMade }: Job<EmailJob>) =>
        sendEmail(dataSource, mailer, data.emailId, attemptsMade + 1 >= SEND_TRIES),
      { concurrency: CONCURRENCY, retryDelayMs },
    );
    this.queue.on('error', (error) => this.logger.warn(String(error)));
    this.worker.on('error', (error) => this.logger.warn(String(error)));
    // The server's words are in the outbox; they may name the recipient, which a log must not.
    this.worker.on('failed', (job) => this.logger.warn(`Mail ${job?.id ?? ''} was not sent yet`));
  }

  /** Rejects if the queue does not answer. */
  async isReady(): Promise<void> {
    await this.queue.getJobCounts('wait');
  }

  async close(): Promise<void> {
    await this.relay.close();
    await this.worker.close();
    await this.queue.close();
    this.mailer.close();
  }
}
