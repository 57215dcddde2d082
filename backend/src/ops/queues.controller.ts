import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, Shows } from '../platform/http/handler.js';
import type { Queue } from 'bullmq';
import { EMAIL_QUEUE } from '../email/index.js';
import { within } from '../platform/http/stopping.js';
import { SCHEDULE_QUEUE, SHOWN_STATES } from '../platform/queue/queue-names.js';

const WITHIN_MS = 3_000;
const MOST_RUNS = 20;

async function stateOf(queue: Queue) {
  const counts = await queue.getJobCounts(...SHOWN_STATES);
  const active = await queue.getActive(0, MOST_RUNS - 1);
  const runs = active.map(({ name, processedOn, timestamp }) => ({
    job: name,
    since: new Date(processedOn ?? timestamp).toISOString(),
  }));
  return { queue: queue.name, counts, runs };
}

/** Asks by connections that end with the answer, since a process that only serves the API has no queues. */
async function readQueues(config: Config) {
  const { queueEngine } = await import('../platform/queue/queue-engine.bullmq.js');
  const engine = queueEngine(config);
  const queues = [EMAIL_QUEUE, SCHEDULE_QUEUE].map((name) => engine.queue(name));
  for (const queue of queues) queue.on('error', () => undefined);
  const states = engine.connected().then(() => Promise.all(queues.map(stateOf)));
  try {
    const isDone = await within(states, AbortSignal.timeout(WITHIN_MS)).catch(() => false);
    if (!isDone) throw new ServiceUnavailableException();
    return await states;
  } finally {
    // A queue whose store is away never finishes closing.
    const closed = Promise.allSettled(queues.map((queue) => queue.close()));
    await within(closed, AbortSignal.timeout(WITHIN_MS));
    engine.close();
  }
}

@Controller('api/admin/queues')
@Access('admin', { roles: ['support'] })
export class QueuesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Shows('nobody')
  @Get()
  async show() {
    return { success: true, queues: await readQueues(this.config) };
  }
}
