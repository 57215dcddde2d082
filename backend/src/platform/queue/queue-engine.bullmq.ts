import {
  createPostgresBackend,
  Queue,
  withBackend,
  Worker,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import type { Config } from '../config/config.js';
import { type AddressName, namedAddress } from '../config/named-address.js';
import { QueueClient } from './queue-client.pg.js';
import { QUEUE_SCHEMA } from './queue-names.js';
import { type QueueLog, QueueState } from './queue-state.js';

const POOL_SIZE = 4;
const COMMAND_TIMEOUT_MS = 3_000;

/** The jobs of a dead worker are taken over after this time, any number of times. */
const LOCK_MS = 5_000;
const STALLED_EVERY_MS = 2_500;
const MOST_STALLS = 1_000;
/** BullMQ's default of 15 s would be a noticeable delay after each fault of the store. */
const AFTER_FAULT_MS = 2_000;

export type QueueEngine = {
  readonly state: QueueState;
  queue(name: string): Queue;
  worker(name: string, work: Processor, settings: WorkerSettings): Worker;
  /** Resolves when all queues can be written to; they refuse writes before. */
  connected(): Promise<void>;
  /** Closes the store's connections; called after the queues and workers are closed. */
  close(): void;
};

type WorkerSettings = {
  readonly concurrency: number;
  /** The wait before the next try, for jobs whose backoff is `OWN_BACKOFF`. */
  readonly retryDelayMs?: (tries: number) => number;
};

const optionsOf = (settings: WorkerSettings): Omit<WorkerOptions, 'connection'> => ({
  concurrency: settings.concurrency,
  lockDuration: LOCK_MS,
  stalledInterval: STALLED_EVERY_MS,
  maxStalledCount: MOST_STALLS,
  runRetryDelay: AFTER_FAULT_MS,
  ...(settings.retryDelayMs ? { settings: { backoffStrategy: settings.retryDelayMs } } : {}),
});

/** A queue that asks Redis for its version first, and gets no answer, never works again. */
const AT_ONCE = { skipWaitingForReady: true, skipVersionCheck: true };

const untilReady = (connection: Redis): Promise<void> =>
  connection.status === 'ready'
    ? Promise.resolve()
    : new Promise((resolve) => void connection.once('ready', resolve));

function redisEngine(url: string, state: QueueState): QueueEngine {
  const connections: Redis[] = [];
  const connect = (options: RedisOptions): Redis => {
    const connection = new Redis(url, options);
    connections.push(connection);
    return connection;
  };
  const producer = () =>
    connect({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
  const consumer = () => connect({ maxRetriesPerRequest: null });
  const producers: Redis[] = [];
  return {
    state,
    queue: (name) => {
      const connection = producer();
      producers.push(connection);
      return new Queue(name, { connection, ...AT_ONCE });
    },
    connected: async () => {
      await Promise.all(producers.map(untilReady));
    },
    worker: (name, work, settings) =>
      new Worker(name, work, { connection: consumer(), ...optionsOf(settings) }),
    // BullMQ does not close connections that it was given.
    close: () => connections.forEach((connection) => connection.disconnect()),
  };
}

function postgresEngine(connectionString: string, state: QueueState): QueueEngine {
  const backend = withBackend(createPostgresBackend);
  const connection = {
    connectionString,
    schema: QUEUE_SCHEMA,
    max: POOL_SIZE,
    Client: QueueClient,
  };
  return {
    state,
    queue: (name) => new backend.Queue(name, { connection }) as unknown as Queue,
    worker: (name, work, settings) =>
      new backend.Worker(name, work, {
        connection,
        ...optionsOf(settings),
      }) as unknown as Worker,
    // It connects on its first write.
    connected: () => Promise.resolve(),
    close: () => undefined,
  };
}

export function queueEngine(config: Config, log?: QueueLog): QueueEngine {
  const { REDIS_URL, DATABASE_URL } = config;
  const at = (store: string, name: AddressName) =>
    new QueueState(`${store} at ${namedAddress(config, name)}`, log);
  return REDIS_URL
    ? redisEngine(REDIS_URL, at('Redis', 'REDIS_URL'))
    : postgresEngine(DATABASE_URL, at('the database', 'DATABASE_URL'));
}
