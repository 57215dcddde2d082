import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { certificateAttachments } from '../certificates/index.js';
import { interviewAttachments } from '../applications/index.js';
import { EmailSending, nodemailerMailer, noticeAttachments } from '../email/index.js';
import { receiptAttachments } from '../payments/index.js';
import type { Config } from '../platform/config/config.js';
import { Stopping, within } from '../platform/http/stopping.js';
import { Metrics } from '../platform/observability/metrics.js';
import { type BackgroundJobs, type QueueDepth } from '../platform/jobs.js';
import type { QueueEngine } from '../platform/queue/queue-engine.bullmq.js';
import { Schedule } from '../platform/queue/schedule.bullmq.js';
import type { Ports } from '../platform/ports.js';
import { scheduledJobsOf, PROCESS_WEBHOOK_EVENTS } from './scheduled-jobs.js';

/** A job that takes longer than this at the end is left for another process. */
const JOBS_END_MS = 10_000;

/** Redis answers sooner, if it is there. */
const CONNECTED_WITHIN_MS = 2_000;

/** The background work of a process; a process that only serves the API loads none of it. */
@Injectable()
export class Jobs implements BackgroundJobs, BeforeApplicationShutdown {
  private engine: QueueEngine | null = null;
  private sending: EmailSending | null = null;
  private schedule: Schedule | null = null;

  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly metrics: Metrics,
    private readonly stopping: Stopping,
  ) {}

  async start(config: Config, dataSource: DataSource, ports: Ports): Promise<void> {
    const { queueEngine } = await import('../platform/queue/queue-engine.bullmq.js');
    const engine = queueEngine(config, this.logger);
    this.engine = engine;
    const sources = [
      receiptAttachments(ports),
      interviewAttachments(config),
      certificateAttachments(config, ports),
      noticeAttachments(config),
    ];
    const mailer = nodemailerMailer(config, async (email) =>
      (await Promise.all(sources.map((attachmentsOf) => attachmentsOf(email)))).flat(),
    );
    this.sending = new EmailSending(engine, dataSource, mailer, (kind, outcome) =>
      this.metrics.emailEnded(kind, outcome),
    );
    this.schedule = new Schedule(engine, scheduledJobsOf(ports, dataSource), (name, isDone) =>
      this.metrics.scheduledJobEnded(name, isDone),
    );
    void this.warnWhileAway(engine);
  }

  /** The process starts all the same, and is not ready until then. */
  private async warnWhileAway(engine: QueueEngine): Promise<void> {
    if (await within(engine.connected(), AbortSignal.timeout(CONNECTED_WITHIN_MS))) return;
    engine.state.failed(new Error('It is not reached'));
  }

  wake(): void {
    this.sending?.relay.wake();
  }

  wakeEvents(): void {
    this.schedule?.wake(PROCESS_WEBHOOK_EVENTS);
  }

  async isReady(): Promise<void> {
    await this.sending?.isReady();
  }

  async depths(): Promise<readonly QueueDepth[]> {
    return Promise.all([this.sending, this.schedule].flatMap((part) => part?.depth() ?? []));
  }

  async beforeApplicationShutdown(): Promise<void> {
    const closed = Promise.all([this.sending?.close(), this.schedule?.close()]);
    try {
      // A queue whose store is away never finishes closing.
      const isDone = await within(closed, this.stopping.deadline(JOBS_END_MS));
      if (!isDone) this.logger.warn('Jobs were left to be done again');
    } catch (error) {
      this.logger.warn(String(error));
    } finally {
      this.engine?.close();
    }
  }
}
