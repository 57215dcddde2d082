import { describe, expect, it } from '@jest/globals';
import { hasRedis } from '@portal/backend/testing/redis-server.js';
import { IS_NIGHT } from '@portal/domain/testing/night.js';
import type { Drill } from './drill.js';
import { Harness } from './harness.js';
import { postgresRestarted } from './postgres.drill.js';
import { redisEmptied, redisFrozen, redisStopped } from './redis.drills.js';
import { smtpCut, smtpDeferring, smtpDown, smtpHanging, smtpRefusing } from './smtp.drills.js';
import { workerKilled } from './worker.drill.js';

const DRILLS: readonly Drill[] = [
  workerKilled,
  ...[redisStopped, redisFrozen, redisEmptied],
  ...[smtpDown, smtpDeferring, smtpRefusing, smtpCut, smtpHanging],
  postgresRestarted,
];

/** For what never comes: a busy machine takes long. */
const WITHIN_MS = 900_000;

const cases = DRILLS.flatMap((drill) =>
  drill.stores
    .filter((store) => (IS_NIGHT || store === drill.inEachRun) && (hasRedis || store !== 'Redis'))
    .map((store) => [drill.fault, store, drill] as const),
);

describe('Each mail that is owed is sent, once', () => {
  it.each(cases)(
    '%s, with the queue on %s',
    async (_, store, drill) => {
      const harness = await Harness.open(store);
      try {
        expect(await drill.run(harness)).toEqual([]);
      } finally {
        await harness.close();
      }
    },
    WITHIN_MS,
  );
});
