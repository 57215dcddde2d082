import { IS_NIGHT } from '@portal/domain/testing/night.js';
import type { Config } from '../platform/config/config.js';
import { hasRedis, RedisServer } from './redis-server.js';

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
 * @param inEachRun the one that is enough in each run
 */
export function queueStores(inEachRun: 'PostgreSQL' | 'Redis'): readonly Named[] {
  if (!hasRedis) return [POSTGRES];
  if (IS_NIGHT) return [POSTGRES, REDIS];
  return [inEachRun === 'Redis' ? REDIS : POSTGRES];
}
