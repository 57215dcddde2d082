import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { closeOverdue } from '@portal/domain/exam/close-overdue.js';
import type { DataSource } from 'typeorm';
import type { Config } from './config.js';
import type { Ports } from './ports.js';
import { queueEngine, type QueueEngine } from './queue-engine.bullmq.js';
import { Schedule } from './schedule.bullmq.js';
import { EmailSending } from '../email/email.worker.js';
import { nodemailerMailer } from '../email/mailer.nodemailer.js';

/** Injection token of {@link Jobs}. */
export const JOBS = Symbol('Jobs');

const OVERDUE_BATCH = 500;
const OVERDUE_EVERY_SECONDS = 2;

/** What a process works off in the background; nothing in a process that only serves the API. */
@Injectable()
export class Jobs implements BeforeApplicationShutdown {
  private engine: QueueEngine | null = null;
  private sending: EmailSending | null = null;
  private schedule: Schedule | null = null;

  start(config: Config, dataSource: DataSource, ports: Ports): void {
    const engine = queueEngine(config);
    this.engine = engine;
    this.sending = new EmailSending(engine, dataSource, nodemailerMailer(config));
    this.schedule = new Schedule(engine, [
      {
        name: 'close-overdue',
        everySeconds: OVERDUE_EVERY_SECONDS,
        run: () => closeOverdue(ports, OVERDUE_BATCH),
      },
    ]);
  }

  /** Mails were added to the outbox. */
  wake(): void {
    this.sending?.relay.wake();
  }

  /** Rejects if the queue that this process works on does not answer. */
  async isReady(): Promise<void> {
    await this.sending?.isReady();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.sending?.close(), this.schedule?.close()]);
    this.engine?.close();
  }
}
