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

/** Runs chores on the job queue: once however many replicas there are. */
export class Schedule {
  private readonly logger = new Logger('Schedule');
  private readonly queue: Queue;
  private readonly worker: Worker;

  constructor(engine: QueueEngine, chores: readonly Chore[]) {
    const byName = new Map(chores.map((chore) => [chore.name, chore]));
    this.queue = engine.queue(QUEUE);
    this.worker = engine.worker(QUEUE, ({ name }) => byName.get(name)?.run() ?? Promise.resolve(), {
      concurrency: 1,
    });
    this.queue.on('error', (error) => this.logger.error(error));
    this.worker.on('error', (error) => this.logger.error(error));
    this.worker.on('failed', (_, error) => this.logger.error(error));
    for (const chore of chores) void this.plan(chore);
  }

  private async plan({ name, everySeconds }: Chore): Promise<void> {
    const options = { removeOnComplete: true, removeOnFail: true };
    try {
      const every = everySeconds * 1000;
      await this.queue.upsertJobScheduler(name, { every }, { name, opts: options });
    } catch (error) {
      this.logger.error(error);
    }
  }

  async close(): Promise<void> {
    await this.worker.close();
    await this.queue.close();
  }
}
