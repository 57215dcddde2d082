import type { Config } from '../platform/config/config.js';
import { hasRedis, RedisServer } from './redis-server.js';

/** Where the job queue keeps its jobs, for as long as a test file runs. */
export type QueueStore = { readonly settings: Partial<Config>; stop(): Promise<void> };

const onPostgres = (): Promise<QueueStore> =>
  Promise.resolve({ settings: {}, stop: () => Promise.resolve() });

const onRedis = async (): Promise<QueueStore> => {
  const redis = await RedisServer.start();
  return { settings: { REDIS_URL: redis.url }, stop: () => redis.down() };
};

/** Every store that BullMQ runs on here; Redis only where there is one to start. */
export const QUEUE_STORES: readonly (readonly [string, () => Promise<QueueStore>])[] = [
  ['PostgreSQL', onPostgres],
  ...(hasRedis ? [['Redis', onRedis] as const] : []),
];
