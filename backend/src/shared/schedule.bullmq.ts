import { Logger } from '@nestjs/common';
import type { Queue, Worker } from 'bullmq';
import type { QueueEngine } from './queue-engine.bullmq.js';

/** Work that is done again and again, by one replica at a time. */
export type Chore = {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: () => Promise<unknown>;
};

const QUEUE = 'chores';

/** How often it is checked that the queue still knows the chores. */
const CHECK_MS = 5_000;

/** Runs chores on the job queue: once however many replicas there are. */
export class Schedule {
  private readonly logger = new Logger('Schedule');
  private readonly queue: Queue;
  private readonly worker: Worker;
  private readonly timer: NodeJS.Timeout;

  constructor(
    engine: QueueEngine,
    private readonly chores: readonly Chore[],
  ) {
    const byName = new Map(chores.map((chore) => [chore.name, chore]));
    this.queue = engine.queue(QUEUE);
    this.worker = engine.worker(QUEUE, ({ name }) => byName.get(name)?.run() ?? Promise.resolve(), {
      concurrency: 1,
    });
    this.queue.on('error', (error) => this.logger.error(error));
    this.worker.on('error', (error) => this.logger.error(error));
    this.worker.on('failed', (_, error) => this.logger.error(error));
    void this.planAll(() => Promise.resolve(false));
    this.timer = setInterval(() => void this.planAll((name) => this.isPlanned(name)), CHECK_MS);
  }

  private async isPlanned(name: string): Promise<boolean> {
    return (await this.queue.getJobScheduler(name)) !== undefined;
  }

  /** The queue may be away just now, or may have lost all it knew: the next check mends both. */
  private async planAll(isDone: (name: string) => Promise<boolean>): Promise<void> {
    try {
      for (const chore of this.chores) if (!(await isDone(chore.name))) await this.plan(chore);
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async plan({ name, everySeconds }: Chore): Promise<void> {
    const opts = { removeOnComplete: true, removeOnFail: true };
    const every = everySeconds * 1000;
    await this.queue.upsertJobScheduler(name, { every }, { name, opts });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.worker.close();
    await this.queue.close();
  }
}
