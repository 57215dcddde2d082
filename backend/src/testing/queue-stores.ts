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

type Named = readonly [string, () => Promise<QueueStore>];

const POSTGRES: Named = ['PostgreSQL', onPostgres];
const REDIS: Named = ['Redis', onRedis];

/**
 * Every store that BullMQ runs on here; Redis only where there is one to start.
 * @param inCore the one that is enough in the core of the tests
 */
export function queueStores(inCore: 'PostgreSQL' | 'Redis'): readonly Named[] {
  if (!hasRedis) return [POSTGRES];
  return process.env.CORE_TESTS === '1'
    ? [inCore === 'Redis' ? REDIS : POSTGRES]
    : [POSTGRES, REDIS];
}
