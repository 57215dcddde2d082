import {
  createPostgresBackend,
  Queue,
  withBackend,
  Worker,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import type { ControlSettings } from './settings.js';

const NAME = 'control';
const RETRY_MS = 200;
const COMMAND_TIMEOUT_MS = 3_000;
const CONCURRENCY = { concurrency: 5 };

const backend = withBackend(createPostgresBackend);

const onPostgres = (connectionString: string) => ({ connectionString, schema: 'bullmq' });

export function controlQueue({
  REDIS_URL,
  DATABASE_URL,
  CONTROL_ATTEMPTS,
}: ControlSettings): Queue {
  const attempts = Number(CONTROL_ATTEMPTS);
  const jobs = { defaultJobOptions: { attempts, backoff: { type: 'fixed', delay: RETRY_MS } } };
  if (!REDIS_URL) {
    const options = { connection: onPostgres(DATABASE_URL), ...jobs };
    return new backend.Queue(NAME, options) as unknown as Queue;
  }
  const connection = new Redis(REDIS_URL, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  return new Queue(NAME, {
    connection,
    skipWaitingForReady: true,
    skipVersionCheck: true,
    ...jobs,
  });
}

export function controlWorker(
  { REDIS_URL, DATABASE_URL }: ControlSettings,
  work: Processor,
): Worker {
  if (!REDIS_URL) {
    const options = { connection: onPostgres(DATABASE_URL), ...CONCURRENCY };
    return new backend.Worker(NAME, work, options) as unknown as Worker;
  }
  const connection = new Redis(REDIS_URL, { maxRetriesPerRequest: null });
  const options: WorkerOptions = { connection, ...CONCURRENCY };
  return new Worker(NAME, work, options);
}
