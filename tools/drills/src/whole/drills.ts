import { until } from '@portal/backend/testing/until.js';
import { Load } from './load.js';
import { storm } from './storm.js';
import type { Whole, WholeReport } from './whole.js';
import type { SystemName } from '../system-under-test.js';

const AT_ONCE = 8;
const SUBMITS_AT_ONCE = 50;
const WORKS_AGAIN_SECONDS = 5;
const STEADY = 60;

/** How large a drill is made. */
export type Scale = {
  readonly submits: number;
  /** How often the API is killed among them. */
  readonly kills: number;
  readonly rounds: number;
  readonly stormSeconds: number;
};

/** One fault under the whole product, and what was promised for it. */
export type WholeDrill = {
  readonly name: string;
  readonly fault: string;
  /** Whether the control is to fail it. */
  readonly bites: boolean;
  readonly run: (whole: Whole, scale: Scale) => Promise<WholeReport>;
};

/** Runs tasks, so many at once. */
async function inParallel(atOnce: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...tasks];
  const line = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}

const lateBy = (seconds: number | null): string[] =>
  seconds === null || seconds > WORKS_AGAIN_SECONDS
    ? [`did not work again within ${WORKS_AGAIN_SECONDS} s`]
    : [];

const apiKilled: WholeDrill = {
  name: 'api-killed',
  fault: 'API killed (-9) among submits',
  bites: true,
  async run(whole, { submits, kills }) {
    const { eventLog, topology } = whole;
    const attempts = await startAttempts(whole, submits);
    const isSubmitted = () => eventLog.calls.filter(({ what }) => what === 'submit').length;
    let killedAt = 0;
    const killing = (async () => {
      for (let kill = 1; kill <= kills; kill++) {
        const share = kill / (kills + 1) / 1.5;
        await until(() => Promise.resolve(isSubmitted() >= share * submits));
        await Promise.all(topology.replicas.map((replica) => replica.kill()));
        killedAt = performance.now();
        await Promise.all(topology.replicas.map((replica) => replica.up()));
      }
    })();
    await inParallel(SUBMITS_AT_ONCE, attempts);
    await killing;
    return whole.conclude({ backSeconds: eventLog.secondsUntilWorks(killedAt) });
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
  name: 'whole-postgres',
  fault: 'PostgreSQL restarted at once (immediate)',
  bites: false,
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
    return whole.conclude({
      backSeconds,
      broken: [
        ...(isUp ? [] : ['a process died']),
        ...(failed.length > 0 ? [`${failed.length} calls neither done nor put off`] : []),
        ...lateBy(backSeconds),
      ],
    });
  },
};

const replicaKilled: WholeDrill = {
  name: 'replica-killed',
  fault: 'One of two replicas killed (-9) and started again',
  bites: false,
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
    return whole.conclude({
      backSeconds,
      broken: [
        ...(length > AT_ONCE ? [`${length} calls failed, more than were in flight`] : []),
        ...lateBy(backSeconds),
      ],
    });
  },
};

const rollingRestart: WholeDrill = {
  name: 'rolling',
  fault: 'Every process restarted in turn (SIGTERM)',
  bites: false,
  async run(whole, { rounds }) {
    const load = new Load(whole, AT_ONCE);
    await load.untilAcknowledged(STEADY);
    for (let round = 0; round < rounds; round++) await whole.topology.restartInTurn();
    await load.untilAcknowledged(STEADY);
    await load.stop();
    const { eventLog } = whole;
    const failed = eventLog.failed.length + eventLog.putOff;
    return whole.conclude({
      notes: [`of ${eventLog.calls.length} calls`],
      broken: failed > 0 ? [`${failed} calls failed: ${kindsOf(whole)}`] : [],
    });
  },
};

const kindsOf = ({ eventLog }: Whole): string =>
  [...new Set(eventLog.failed.map(({ what, status }) => `${what} ${status ?? 'cut'}`))].join(', ');

const anyFault: WholeDrill = {
  name: 'storm',
  fault: 'Random faults',
  bites: false,
  run: (whole, { stormSeconds }) => storm(whole, stormSeconds),
};

/** Every drill over the whole there is. */
export const WHOLE_DRILLS: readonly WholeDrill[] = [
  apiKilled,
  postgresAtOnce,
  replicaKilled,
  rollingRestart,
  anyFault,
];

/** Runs a drill on one system. */
export function runWholeDrill(
  drill: WholeDrill,
  system: SystemName,
  { whole, scale }: { readonly whole: Whole; readonly scale: Scale },
): Promise<WholeReport> {
  whole.begin(system);
  return drill.run(whole, scale);
}
