import { Logger } from '@nestjs/common';
import type { EmailKind } from '@portal/domain/email/index.js';
import type { Job, Queue, Worker } from 'bullmq';
import type { DataSource } from 'typeorm';
import type { EmailOutcome } from '../platform/observability/metrics.js';
import type { QueueDepth } from '../platform/jobs.js';
import type { QueueEngine } from '../platform/queue/queue-engine.bullmq.js';
import { SHOWN_STATES } from '../platform/queue/queue-names.js';
import { EMAIL_QUEUE, retryDelayMs, SEND_TRIES, type EmailJob } from './email-queue.js';
import { SMTP_CONNECTIONS, type Mailer } from './mailer.nodemailer.js';
import { EmailRelay } from './relay.js';
import { sendEmail, type Sending } from './send-email.js';

/** More than there are connections, so that each has its next mail ready. */
const CONCURRENCY = 4 * SMTP_CONNECTIONS;

export class EmailSending {
  private readonly logger = new Logger('EmailSending');
  private readonly queue: Queue;
  private readonly worker: Worker;
  readonly relay: EmailRelay;

  constructor(
    engine: QueueEngine,
    dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly onEnd: (kind: EmailKind, outcome: EmailOutcome) => void = () => undefined,
  ) {
    this.queue = engine.queue(EMAIL_QUEUE);
    this.relay = new EmailRelay(dataSource, this.queue);
    this.worker = engine.worker(
      EMAIL_QUEUE,
      ({ data, attemptsMade }: Job<EmailJob>) =>
        sendEmail(
          { dataSource, mailer, onEnd: (sending) => this.note(sending) },
          { emailId: data.emailId, isLastTry: attemptsMade + 1 >= SEND_TRIES },
        ),
      { concurrency: CONCURRENCY, retryDelayMs },
    );
    this.queue.on('error', (error) => engine.state.failed(error));
    this.worker.on('error', (error) => engine.state.failed(error));
  }

  /** The server's reply may name the recipient, so it is stored in the outbox and not logged. */
  private note({ emailId, kind, tries, outcome }: Sending): void {
    this.onEnd(kind, outcome);
    const level = outcome === 'sent' ? 'log' : 'warn';
    this.logger[level]({ msg: 'mail', emailId, kind, tries, outcome });
  }

  async depth(): Promise<QueueDepth> {
    return { queue: EMAIL_QUEUE, counts: await this.queue.getJobCounts(...SHOWN_STATES) };
  }

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
