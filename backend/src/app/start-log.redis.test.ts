import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProduct, type ProductProcess } from '../testing/product-process.js';
import { hasRedis, RedisServer } from '../testing/redis-server.js';
import { testConfig } from '../testing/test-config.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';

type Line = {
  readonly level: string;
  readonly scheduledJob?: string;
  readonly err?: { message: string };
};

(hasRedis ? describe : describe.skip)('The log of a start on Redis', () => {
  let redis: RedisServer;
  let database: TestDatabase;
  let product: ProductProcess;

  beforeAll(async () => {
    redis = await RedisServer.start();
    database = await createTestDatabase();
    // Nothing listens where this configuration expects the payment provider.
    product = await startProduct(
      testConfig({ DATABASE_URL: database.url, REDIS_URL: redis.url, PROCESS_ROLE: 'all' }),
    );
  });

  afterAll(async () => {
    await product.end('SIGKILL');
    await database.drop();
    await redis.down();
  });

  const lines = (): readonly Line[] =>
    product
      .output()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line);
  const ofComparison = () =>
    lines().filter(({ scheduledJob }) => scheduledJob === 'reconcile-payments');

  it('says of a comparison with the provider what happened to it', async () => {
    await until(() => Promise.resolve(ofComparison().length > 0));
    expect(ofComparison()[0]!.err!.message).toBe(
      'The payment provider did not answer as expected.',
    );
    expect(product.output()).not.toContain('Failed to create order');
  });

  it('holds no error of the product’s own making', async () => {
    // By then everything that a start does is done.
    await until(() => Promise.resolve(ofComparison().length > 0));
    expect(product.output()).not.toContain('writeable');
    const errors = lines().filter(({ level, scheduledJob }) => level === 'error' && !scheduledJob);
    expect(errors).toEqual([]);
  });
});
