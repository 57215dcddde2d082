import { until } from '@portal/backend/testing/until.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { Load } from './load.js';
import { MAIL_DRILLS } from './mail-drills.js';
import { storm } from './storm.js';
import type { Whole, WholeDrill } from './whole.js';

const AT_ONCE = 8;
const SUBMITS_AT_ONCE = 50;
const WORKS_AGAIN_SECONDS = 5;
const STEADY = 60;
const REDIS_AWAY_ACKNOWLEDGED = 150;

const SUBMITS = chooseSize(16, 1_000);
const PAYMENTS = chooseSize(8, 200);
const KILLS = chooseSize(1, 3);
const RESTARTS = chooseSize(1, 3);

async function inParallel(atOnce: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...tasks];
  const line = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}

const repeat = (count: number, task: () => Promise<void>) =>
  Array.from({ length: count }, () => task);

/** Does the tasks, and kills both replicas again and again among the calls of this name. */
async function killAmong(whole: Whole, what: string, tasks: readonly (() => Promise<void>)[]) {
  const { eventLog, topology } = whole;
  const countCalls = () => eventLog.calls.filter((call) => call.what === what).length;
  const killing = (async () => {
    for (let kill = 1; kill <= KILLS; kill++) {
      const share = kill / (KILLS + 1) / 1.5;
      await until(() => Promise.resolve(countCalls() >= share * tasks.length));
      await Promise.all(topology.replicas.map((replica) => replica.kill()));
      await Promise.all(topology.replicas.map((replica) => replica.up()));
    }
  })();
  await Promise.all([inParallel(SUBMITS_AT_ONCE, tasks), killing]);
  return whole.findBroken();
}

const killedAmongSubmits: WholeDrill = {
  fault: 'API killed (-9) among submits',
  inEachRun: true,
  run: async (whole) => killAmong(whole, 'submit', await startAttempts(whole, SUBMITS)),
};

/** The webhooks of each payment come at the same time, by the provider's own retries. */
const killedAmongPayments: WholeDrill = {
  fault: 'API killed (-9) among payments',
  inEachRun: true,
  run: (whole) =>
    killAmong(
      whole,
      'pay',
      repeat(PAYMENTS, async () => {
        const student = whole.visitor();
        await student.join();
        student.leave();
      }),
    ),
};

async function startAttempts(whole: Whole, count: number): Promise<(() => Promise<void>)[]> {
  const attempts: (() => Promise<void>)[] = [];
  const open = async () => {
    const student = await whole.paidStudent();
    const started = await student.start();
    if (!started) throw new Error('A test could not be opened');
    attempts.push(async () => {
      await student.submit(started);
      student.leave();
    });
  };
  await inParallel(AT_ONCE, repeat(count, open));
  return attempts;
}

type Promised = {
  /** So many calls may fail: what was in flight. */
  readonly mostFailed: number;
  /** Whether a call may be put off (503 with Retry-After). */
  readonly mayPutOff?: true;
};

const underLoad = (
  fault: string,
  { mostFailed, mayPutOff }: Promised,
  breakIt: (whole: Whole, load: Load) => Promise<unknown>,
): WholeDrill => ({
  fault,
  async run(whole) {
    const load = new Load(whole, AT_ONCE);
    await load.untilAcknowledged(STEADY);
    const brokenAt = performance.now();
    await breakIt(whole, load);
    await load.untilAcknowledged(STEADY);
    await load.stop();
    const { eventLog, topology } = whole;
    const seconds = eventLog.secondsUntilWorks(brokenAt) ?? Infinity;
    const failed = eventLog.failed.length + (mayPutOff ? 0 : eventLog.putOff);
    const isUp = [...topology.replicas, topology.worker].every((member) => member.isUp);
    return whole.findBroken(() => [
      ...(isUp ? [] : ['a process ended']),
      ...(failed > mostFailed ? [`${failed} calls failed: ${listKinds(whole)}`] : []),
      ...(seconds > WORKS_AGAIN_SECONDS ? [`worked again after ${seconds} s`] : []),
    ]);
  },
});

const listKinds = ({ eventLog }: Whole): string =>
  [...new Set(eventLog.failed.map(({ what, status }) => `${what} ${status ?? 'cut'}`))].join(', ');

const UNDER_LOAD: readonly WholeDrill[] = [
  underLoad(
    'PostgreSQL restarted at once (immediate)',
    { mostFailed: 0, mayPutOff: true },
    ({ topology }) => topology.database.restartAtOnce(),
  ),
  underLoad(
    'One of two replicas killed (-9) and started again',
    { mostFailed: AT_ONCE },
    async ({ topology: { replicas } }, load) => {
      await replicas[0]?.kill();
      await load.untilAcknowledged(STEADY);
      await replicas[0]?.up();
    },
  ),
  underLoad('Every process restarted in turn (SIGTERM)', { mostFailed: 0 }, async (whole) => {
    for (let round = 0; round < RESTARTS; round++) await whole.topology.restartInTurn();
  }),
  underLoad(
    'Redis killed, and back without its data',
    { mostFailed: 0 },
    async ({ topology: { redis } }, load) => {
      await redis.empty();
      await redis.down();
      await load.untilAcknowledged(REDIS_AWAY_ACKNOWLEDGED);
      await redis.up();
    },
  ),
  underLoad('Redis frozen (SIGSTOP), and thawed', { mostFailed: 0 }, async (whole, load) => {
    whole.topology.redis.freeze();
    await load.untilAcknowledged(REDIS_AWAY_ACKNOWLEDGED);
    whole.topology.redis.thaw();
  }),
];

export const WHOLE_DRILLS: readonly WholeDrill[] = [
  killedAmongSubmits,
  killedAmongPayments,
  ...MAIL_DRILLS,
  ...UNDER_LOAD,
  { fault: 'Random faults in every part', run: storm },
];
