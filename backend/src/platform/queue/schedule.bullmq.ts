import { Logger } from '@nestjs/common';
import type { Queue, Worker } from 'bullmq';
import type { QueueDepth } from '../jobs.js';
import { BackOff } from './back-off.js';
import type { QueueEngine } from './queue-engine.bullmq.js';
import { SCHEDULE_QUEUE, SHOWN_STATES } from './queue-names.js';

/** Repeated work, each time done by one replica; a second run may begin during a long one. */
export type ScheduledJob = {
  readonly name: string;
  readonly everySeconds: number;
  /** @returns `'idle'` if there was nothing to do, so that the run counts neither as success nor as failure */
  readonly run: () => Promise<unknown>;
  /** Whether a run failed because something else is away; the following runs then wait longer and longer. */
  readonly isAway?: (failure: unknown) => boolean;
};

/** How often it is checked that the queue knows the jobs. */
const CHECK_MS = 5_000;

export class Schedule {
  private readonly logger = new Logger('Schedule');
  private readonly queue: Queue;
  private readonly worker: Worker;
  private readonly timer: NodeJS.Timeout;
  private isConnected = false;
  private isClosing = false;
  private readonly running = new Set<string>();
  private readonly backOffs: ReadonlyMap<string, BackOff>;

  /** @param now the seconds that have passed since some moment */
  constructor(
    private readonly engine: QueueEngine,
    private readonly jobs: readonly ScheduledJob[],
    private readonly onEnd: (name: string, isDone: boolean) => void = () => undefined,
    now = () => performance.now() / 1_000,
  ) {
    this.backOffs = new Map(
      jobs.map(({ name, everySeconds }) => [name, new BackOff(everySeconds, now)]),
    );
    const byName = new Map(jobs.map((job) => [job.name, job]));
    this.queue = engine.queue(SCHEDULE_QUEUE);
    // In parallel, so that a long job does not delay the others.
    this.worker = engine.worker(SCHEDULE_QUEUE, ({ name }) => this.run(byName.get(name)), {
      concurrency: Math.max(1, jobs.length),
    });
    this.queue.on('error', (error) => engine.state.failed(error));
    this.worker.on('error', (error) => engine.state.failed(error));
    this.worker.on('failed', (job, error) => {
      this.logger.error({ err: error, scheduledJob: job?.name, msg: 'A scheduled job failed' });
    });
    void engine.connected().then(() => {
      this.isConnected = true;
      return this.planAll(() => Promise.resolve(false));
    });
    this.timer = setInterval(() => {
      // A start may take longer than the first interval.
      if (this.isConnected) void this.planAll((name) => this.isPlanned(name));
    }, CHECK_MS);
  }

  /** Skips a run that is due during the one before it, or during a pause. */
  private async run(job: ScheduledJob | undefined): Promise<void> {
    const backOff = job && this.backOffs.get(job.name);
    if (!backOff || backOff.isResting || this.running.has(job.name)) return;
    const { name } = job;
    this.running.add(name);
    try {
      const outcome = await job.run();
      this.onEnd(name, true);
      if (outcome !== 'idle' && backOff.ended()) {
        this.logger.log({ scheduledJob: name, msg: 'A scheduled job ends well again' });
      }
    } catch (error) {
      this.onEnd(name, false);
      if (!job.isAway?.(error)) throw error;
      if (backOff.failed()) {
        const msg = 'A scheduled job failed, and rests until what it needs is back';
        this.logger.error({ err: error, scheduledJob: name, msg });
      }
    } finally {
      this.running.delete(name);
    }
  }

  wake(name: string): void {
    const job = this.jobs.find((one) => one.name === name);
    this.run(job).catch((error: unknown) => {
      this.logger.error({ err: error, scheduledJob: name, msg: 'A scheduled job failed' });
    });
  }

  async depth(): Promise<QueueDepth> {
    return { queue: SCHEDULE_QUEUE, counts: await this.queue.getJobCounts(...SHOWN_STATES) };
  }

  /** Replicas that plan at the same time can leave a job without a next run, which BullMQ only plans when one begins.
   * */
  private async isPlanned(name: string): Promise<boolean> {
    const planned = await this.queue.getJobScheduler(name);
    if (!planned) return false;
    const { next = 0 } = planned;
    if (next > Date.now() - CHECK_MS) return true;
    return (await this.queue.getJob(`repeat:${name}:${next}`)) !== undefined;
  }

  /** The queue may be away, or may have lost its data: the next check repairs both. */
  private async planAll(isDone: (name: string) => Promise<boolean>): Promise<void> {
    try {
      for (const job of this.jobs) {
        if (this.isClosing) return;
        if (!(await isDone(job.name))) await this.plan(job);
      }
      this.engine.state.answered();
    } catch (error) {
      if (!this.isClosing) this.engine.state.failed(error);
    }
  }

  private async plan({ name, everySeconds }: ScheduledJob): Promise<void> {
    const opts = { removeOnComplete: true, removeOnFail: true };
    const every = everySeconds * 1000;
    await this.queue.upsertJobScheduler(name, { every }, { name, opts });
  }

  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    await this.worker.close();
    await this.queue.close();
  }
}
