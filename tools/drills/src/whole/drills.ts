import { until } from '@portal/backend/testing/until.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { Load } from './load.js';
import { storm } from './storm.js';
import type { Whole } from './whole.js';

const AT_ONCE = 8;
const SUBMITS_AT_ONCE = 50;
const WORKS_AGAIN_SECONDS = 5;
const STEADY = 60;

const SUBMITS = chooseSize(16, 1_000);
/** How often the API is killed among them. */
const KILLS = chooseSize(1, 3);
const RESTARTS = chooseSize(1, 3);

/** One fault under the whole product, and what was promised for it. */
export type WholeDrill = {
  readonly fault: string;
  /** Whether each run has it, or the night alone. */
  readonly inEachRun?: true;
  /** Resolves with the promises that were broken, in words. */
  readonly run: (whole: Whole) => Promise<readonly string[]>;
};

/** Runs tasks, so many at once. */
async function inParallel(atOnce: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...tasks];
  const line = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}

const findDelay = (seconds: number | null): string[] =>
  seconds === null || seconds > WORKS_AGAIN_SECONDS
    ? [`did not work again within ${WORKS_AGAIN_SECONDS} s`]
    : [];

const apiKilled: WholeDrill = {
  fault: 'API killed (-9) among submits',
  inEachRun: true,
  async run(whole) {
    const { eventLog, topology } = whole;
    const attempts = await startAttempts(whole, SUBMITS);
    const isSubmitted = () => eventLog.calls.filter(({ what }) => what === 'submit').length;
    const killing = (async () => {
      for (let kill = 1; kill <= KILLS; kill++) {
        const share = kill / (KILLS + 1) / 1.5;
        await until(() => Promise.resolve(isSubmitted() >= share * SUBMITS));
        await Promise.all(topology.replicas.map((replica) => replica.kill()));
        await Promise.all(topology.replicas.map((replica) => replica.up()));
      }
    })();
    await inParallel(SUBMITS_AT_ONCE, attempts);
    await killing;
    return whole.findBroken();
  },
};

/** Opens the tests, and gives what is left to do: to submit each. */
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
  await inParallel(
    AT_ONCE,
    Array.from({ length: count }, () => open),
  );
  return attempts;
}

const postgresAtOnce: WholeDrill = {
  fault: 'PostgreSQL restarted at once (immediate)',
  async run(whole) {
    const load = new Load(whole, AT_ONCE);
    await load.untilAcknowledged(STEADY);
    await whole.topology.database.restartAtOnce();
    const backAt = performance.now();
    await load.untilAcknowledged(STEADY);
    await load.stop();
    const { replicas, worker } = whole.topology;
    const isUp = [...replicas, worker].every((member) => member.isUp);
    const backSeconds = whole.eventLog.secondsUntilWorks(backAt);
    const { failed } = whole.eventLog;
    return whole.findBroken([
      ...(isUp ? [] : ['a process died']),
      ...(failed.length > 0 ? [`${failed.length} calls neither done nor put off`] : []),
      ...findDelay(backSeconds),
    ]);
  },
};

const replicaKilled: WholeDrill = {
  fault: 'One of two replicas killed (-9) and started again',
  async run(whole) {
    const [replica] = whole.topology.replicas;
    const load = new Load(whole, AT_ONCE);
    await load.untilAcknowledged(STEADY);
    await replica?.kill();
    const killedAt = performance.now();
    await load.untilAcknowledged(STEADY);
    await replica?.up();
    await load.untilAcknowledged(STEADY);
    await load.stop();
    const { length } = whole.eventLog.failed;
    const backSeconds = whole.eventLog.secondsUntilWorks(killedAt);
    return whole.findBroken([
      ...(length > AT_ONCE ? [`${length} calls failed, more than were in flight`] : []),
      ...findDelay(backSeconds),
    ]);
  },
};

const rollingRestart: WholeDrill = {
  fault: 'Every process restarted in turn (SIGTERM)',
  async run(whole) {
    const load = new Load(whole, AT_ONCE);
    await load.untilAcknowledged(STEADY);
    for (let round = 0; round < RESTARTS; round++) await whole.topology.restartInTurn();
    await load.untilAcknowledged(STEADY);
    await load.stop();
    const { eventLog } = whole;
    const failed = eventLog.failed.length + eventLog.putOff;
    return whole.findBroken(failed > 0 ? [`${failed} calls failed: ${listKinds(whole)}`] : []);
  },
};

const listKinds = ({ eventLog }: Whole): string =>
  [...new Set(eventLog.failed.map(({ what, status }) => `${what} ${status ?? 'cut'}`))].join(', ');

const anyFault: WholeDrill = {
  fault: 'Random faults in every part',
  run: storm,
};

/** Every drill over the whole there is. */
export const WHOLE_DRILLS: readonly WholeDrill[] = [
  apiKilled,
  postgresAtOnce,
  replicaKilled,
  rollingRestart,
  anyFault,
];
