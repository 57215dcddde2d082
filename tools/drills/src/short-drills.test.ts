import { describe, expect, it } from '@jest/globals';
import { hasRedis } from '@portal/backend/testing/redis-server.js';
import { runDrill, type Drill } from './drill.js';
import { redisEmptied } from './redis.drills.js';
import { smtpCut } from './smtp.drills.js';
import type { StoreName } from './harness.js';
import { workerKilled } from './worker.drill.js';

/** The drills that are over soon; `npm run test:full` runs all of them. */
const SHORT: readonly (readonly [string, StoreName, Drill])[] = [
  [workerKilled.fault, 'PostgreSQL', workerKilled],
  [redisEmptied.fault, 'Redis', redisEmptied],
  [smtpCut.fault, 'Redis', smtpCut],
];

/** For what never comes: a busy machine takes long. */
const WITHIN_MS = 600_000;

/** That all comes, and comes once; how soon is what `npm run drill` measures on a machine at rest. */
const NOT_LONGER = { aftermathSeconds: 0, patience: 20 };

describe.each(SHORT.filter(([, store]) => hasRedis || store !== 'Redis'))(
  'With %s, over a queue on %s,',
  (_, store, drill) => {
    it(
      'the product keeps its promise',
      async () => {
        const product = await runDrill(drill, { system: 'product', store, ...NOT_LONGER });
        expect(product.broken).toEqual([]);
      },
      WITHIN_MS,
    );
  },
);
