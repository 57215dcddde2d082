import { setTimeout as delay } from 'node:timers/promises';
import type { Drill } from './drill.js';
import type { Harness, TimedCall } from './harness.js';

const OUTAGE_SECONDS = 15;
const FOLLOW = { withinSeconds: 10, doubledAtMost: 0 };
const IS_CORE = process.env.CORE_TESTS === '1';
const CALLS = IS_CORE ? 3 : 8;
const MAILS = IS_CORE ? 60 : 300;

/** Most of it is hashing the password; a machine that is slow anyway may take longer. */
const AT_SPEED_MS = 2_000;
const SLOWER_AT_MOST = 3;

async function callOften(harness: Harness): Promise<readonly TimedCall[]> {
  const calls: TimedCall[] = [];
  for (let made = 0; made < CALLS; made++) calls.push(await harness.call());
  return calls;
}

const slowest = (calls: readonly TimedCall[]): number => Math.max(...calls.map(({ ms }) => ms));

/** Whether requests went on at their speed. */
function compare(
  { patience }: Harness,
  before: readonly TimedCall[],
  meanwhile: readonly TimedCall[],
) {
  const limit = patience * Math.max(AT_SPEED_MS, SLOWER_AT_MOST * slowest(before));
  const refused = meanwhile.filter(({ status }) => status !== 200).length;
  const [usual, most] = [slowest(before), slowest(meanwhile)].map(Math.round) as [number, number];
  return {
    notes: [`slowest request ${most} ms meanwhile, ${usual} ms before`],
    broken: [
      ...(most > limit ? [`a request took ${most} ms`] : []),
      ...(refused > 0 ? [`${refused} requests failed`] : []),
    ],
  };
}

const away = (name: string, fault: string, begin: Change, end: Change): Drill => ({
  name,
  fault,
  stores: ['Redis'],
  outageSeconds: OUTAGE_SECONDS,
  async run(harness, outageSeconds) {
    await harness.system.startWorker();
    const before = await callOften(harness);
    const over = performance.now() + outageSeconds * 1000;
    await begin(harness);
    const meanwhile = await callOften(harness);
    // The outage is what is drilled: it lasts as long as it was said to.
    await delay(Math.max(0, over - performance.now()));
    await end(harness);
    return harness.conclude(FOLLOW, compare(harness, before, meanwhile));
  },
});

type Change = (harness: Harness) => unknown;

export const redisStopped = away(
  'redis-stopped',
  'Redis killed, and back without its data',
  ({ redis }) => redis.down(),
  ({ redis }) => redis.up(),
);

export const redisFrozen = away(
  'redis-frozen',
  'Redis frozen (SIGSTOP), and thawed',
  ({ redis }) => redis.freeze(),
  ({ redis }) => redis.thaw(),
);

export const redisEmptied: Drill = {
  name: 'redis-emptied',
  fault: `Redis emptied (FLUSHALL) among ${MAILS} mails`,
  stores: ['Redis'],
  outageSeconds: 0,
  async run(harness) {
    await harness.system.startWorker();
    const before = await callOften(harness);
    await harness.owe(MAILS);
    await harness.untilCame(MAILS / 10);
    await harness.redis.empty();
    return harness.conclude(FOLLOW, compare(harness, before, await callOften(harness)));
  },
};
