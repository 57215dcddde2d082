import {
  createPostgresBackend,
  Queue,
  withBackend,
  Worker,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import type { Config } from './config.js';

/** Where BullMQ keeps its tables when it runs on PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';

const POOL_SIZE = 4;
const COMMAND_TIMEOUT_MS = 3_000;

/** A worker that died gives its jobs up after this, and however often that happens they go on. */
const LOCK_MS = 10_000;
const STALLED_EVERY_MS = 5_000;
const MOST_STALLS = 1_000;

/** How queues and workers are made, on whichever store they run. */
export type QueueEngine = {
  queue(name: string): Queue;
  worker(name: string, work: Processor, options: { readonly concurrency: number }): Worker;
};

const recovery = (concurrency: number): Omit<WorkerOptions, 'connection'> => ({
  concurrency,
  lockDuration: LOCK_MS,
  stalledInterval: STALLED_EVERY_MS,
  maxStalledCount: MOST_STALLS,
});

function redisEngine(url: string): QueueEngine {
  /** A producer fails fast when Redis is away or frozen; a worker waits for it. */
  const producer = () =>
    new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
  const consumer = () => new Redis(url, { maxRetriesPerRequest: null });
  return {
    queue: (name) => new Queue(name, { connection: producer(), skipWaitingForReady: true }),
    worker: (name, work, { concurrency }) =>
      new Worker(name, work, { connection: consumer(), ...recovery(concurrency) }),
  };
}

function postgresEngine(connectionString: string): QueueEngine {
  const backend = withBackend(createPostgresBackend);
  const connection = { connectionString, schema: QUEUE_SCHEMA, max: POOL_SIZE };
  return {
    queue: (name) => new backend.Queue(name, { connection }) as unknown as Queue,
    worker: (name, work, { concurrency }) =>
      new backend.Worker(name, work, {
        connection,
        ...recovery(concurrency),
      }) as unknown as Worker,
  };
}

/** BullMQ on Redis if there is one, else on PostgreSQL by its own backend. */
export const queueEngine = ({ REDIS_URL, DATABASE_URL }: Config): QueueEngine =>
  REDIS_URL ? redisEngine(REDIS_URL) : postgresEngine(DATABASE_URL);
