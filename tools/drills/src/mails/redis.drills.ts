import { setTimeout as delay } from 'node:timers/promises';
import { chooseSize } from '@portal/domain/testing/night.js';
import type { Drill } from './drill.js';
import { PATIENCE, type Harness, type TimedCall } from './harness.js';

const OUTAGE_SECONDS = 15;
const FOLLOW = { withinSeconds: 10, doubledAtMost: 0 };
const CALLS = chooseSize(3, 8);
const MAILS = chooseSize(60, 300);

/** Most of it is hashing the password; a machine that is slow anyway may take longer. */
const AT_SPEED_MS = 2_000;
const SLOWER_AT_MOST = 3;

async function callOften(harness: Harness): Promise<readonly TimedCall[]> {
  const calls: TimedCall[] = [];
  for (let made = 0; made < CALLS; made++) calls.push(await harness.call());
  return calls;
}

const slowest = (calls: readonly TimedCall[]): number => Math.max(...calls.map(({ ms }) => ms));

/** In what the requests during a fault were worse than those before. */
function compareCalls(before: readonly TimedCall[], during: readonly TimedCall[]): string[] {
  const limit = PATIENCE * Math.max(AT_SPEED_MS, SLOWER_AT_MOST * slowest(before));
  const refused = during.filter(({ status }) => status !== 200).length;
  const most = Math.round(slowest(during));
  return [
    ...(most > limit ? [`a request took ${most} ms`] : []),
    ...(refused > 0 ? [`${refused} requests failed`] : []),
  ];
}

const redisAway = (fault: string, begin: Change, end: Change): Drill => ({
  fault,
  stores: ['Redis'],
  async run(harness) {
    await harness.product.startWorker();
    const before = await callOften(harness);
    const over = performance.now() + OUTAGE_SECONDS * 1_000;
    await begin(harness);
    const during = await callOften(harness);
    await delay(Math.max(0, over - performance.now()));
    await end(harness);
    return [...(await harness.findBroken(FOLLOW)), ...compareCalls(before, during)];
  },
});

type Change = (harness: Harness) => unknown;

export const redisStopped = redisAway(
  'Redis killed, and back without its data',
  ({ redis }) => redis.down(),
  ({ redis }) => redis.up(),
);

export const redisFrozen = redisAway(
  'Redis frozen (SIGSTOP), and thawed',
  ({ redis }) => redis.freeze(),
  ({ redis }) => redis.thaw(),
);

export const redisEmptied: Drill = {
  fault: `Redis emptied (FLUSHALL) among ${MAILS} mails`,
  stores: ['Redis'],
  inEachRun: 'Redis',
  async run(harness) {
    await harness.product.startWorker();
    const before = await callOften(harness);
    await harness.owe(MAILS);
    await harness.untilCame(MAILS / 10);
    await harness.redis.empty();
    const during = await callOften(harness);
    return [...(await harness.findBroken(FOLLOW)), ...compareCalls(before, during)];
  },
};
