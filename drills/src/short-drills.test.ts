import { describe, expect, it } from '@jest/globals';
import { hasRedis } from '@portal/backend/testing/redis-server.js';
import { isPassed, runDrill, type Drill } from './drill.js';
import { redisEmptied } from './redis.drills.js';
import { smtpCut, smtpRefusing } from './smtp.drills.js';
import type { StoreName } from './stage.js';
import { workerKilled } from './worker.drill.js';

/** The drills that are over soon; `npm run drill` runs all of them. */
const SHORT: readonly (readonly [Drill, StoreName])[] = [
  [workerKilled, 'PostgreSQL'],
  [redisEmptied, 'Redis'],
  [smtpCut, 'Redis'],
  [smtpRefusing, 'PostgreSQL'],
];

const NOT_LONGER = { aftermathSeconds: 0 };

describe.each(SHORT.filter(([, store]) => hasRedis || store !== 'Redis'))(
  'With $fault,',
  (drill, store) => {
    it(`the product keeps its promise on ${store}, and the naive variant does not`, async () => {
      const [product, naive] = await Promise.all([
        runDrill(drill, { subject: 'product', store, ...NOT_LONGER }),
        runDrill(drill, { subject: 'naive', store, ...NOT_LONGER }),
      ]);
      expect(product.broken).toEqual([]);
      expect(isPassed('naive', naive)).toBe(true);
    });
  },
);
