import { availableParallelism, loadavg } from 'node:os';
import type { DatabaseServer } from './database.js';
import { LoadProcess } from './load-process.js';
import type { Call, Outcome, Pace } from './load-messages.js';
import { cpuOf } from './processes.js';
import type { Server } from './servers.js';
import { median, spread } from './statistics.js';

type Round = {
  readonly aSecond: number;
  /** CPU a call in milliseconds: of the server's own process, and of PostgreSQL's. */
  readonly ownMs: number;
  readonly databaseMs: number;
  readonly outcome: Outcome;
};

export type Side = { readonly name: string; readonly server: Server };

export type Measured = ReadonlyMap<Side, readonly Round[]>;

export const CONNECTIONS = 50;

function rejectFailures({ statuses }: Outcome, { name }: Side): void {
  const failed = Object.keys(statuses).filter((status) => status !== '200');
  if (failed.length > 0) throw new Error(`${name} answered: ${JSON.stringify(statuses)}`);
}

async function round(
  load: LoadProcess,
  database: DatabaseServer,
  side: Side,
  { calls, pace }: Work,
): Promise<Round> {
  const { server } = side;
  const before = [cpuOf(server.pid), database.cpu()] as const;
  const outcome = await load.run({ urls: [server.url], calls, pace });
  rejectFailures(outcome, side);
  const count = outcome.latencies.length;
  return {
    aSecond: count / outcome.seconds,
    ownMs: ((cpuOf(server.pid) - before[0]) * 1000) / count,
    databaseMs: ((database.cpu() - before[1]) * 1000) / count,
    outcome,
  };
}

export type Work = { readonly calls: readonly Call[]; readonly pace: Pace };

/**
 * Lets the sides do the same work in turns.
 * @param workOf called before each round; before the first counted one, each warms up with it once
 */
export async function contest(
  database: DatabaseServer,
  sides: readonly Side[],
  workOf: (side: Side) => Promise<Work>,
  rounds: number,
): Promise<Measured> {
  const measured = new Map<Side, Round[]>(sides.map((side) => [side, []]));
  const load = await LoadProcess.start();
  try {
    for (let turn = 0; turn <= rounds; turn++) {
      // Who comes first has the better or the worse of it.
      const order = turn % 2 ? sides : sides.toReversed();
      for (const side of order) {
        const one = await round(load, database, side, await workOf(side));
        if (turn > 0) measured.get(side)?.push(one);
      }
    }
  } finally {
    load.end();
  }
  return measured;
}

const ratios = (
  own: readonly Round[],
  beside: readonly Round[],
  of: (own: Round, beside: Round) => number,
): number[] => own.flatMap((one, at) => (beside[at] ? [of(one, beside[at])] : []));

const cpu = ({ ownMs, databaseMs }: Round): number => ownMs + databaseMs;

export type Verdict = {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly isMet: boolean;
};

export const machine = (): string =>
  `${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;

export function printRates(measured: Measured): void {
  for (const [{ name }, rounds] of measured) {
    const rate = spread(
      rounds.map(({ aSecond }) => aSecond),
      0,
    );
    const own = median(rounds.map(({ ownMs }) => ownMs)).toFixed(3);
    const database = median(rounds.map(({ databaseMs }) => databaseMs)).toFixed(3);
    const p99 = median(
      rounds.map(({ outcome }) => outcome.latencies.toSorted((a, b) => a - b)).map(lastOfHundred),
    );
    console.log(
      `  ${name.padEnd(26)} ${rate.padEnd(26)}/s  CPU a call: server ${own}, PostgreSQL ${database} ms  p99 ${p99.toFixed(0)} ms`,
    );
  }
}

const lastOfHundred = (latencies: readonly number[]): number =>
  latencies[Math.floor(latencies.length * 0.99)] ?? NaN;

/**
 * Prints both ratios, above 1 where our side is better: by the clock, and by the CPU that a call costs
 * (server and PostgreSQL), which hardly depends on what else runs on the machine.
 */
export function compare(
  what: string,
  measured: Measured,
  [own, beside]: readonly [Side, Side],
  target: number,
): Verdict {
  const [ours, theirs] = [measured.get(own) ?? [], measured.get(beside) ?? []];
  const byClock = ratios(ours, theirs, (one, other) => one.aSecond / other.aSecond);
  const byCpu = ratios(ours, theirs, (one, other) => cpu(other) / cpu(one));
  const shown = `by the clock ${spread(byClock, 2)}, by CPU ${spread(byCpu, 2)}`;
  console.log(`  of ${beside.name}: ${shown}`);
  const best = Math.max(median(byClock), median(byCpu));
  return { what, measured: shown, target: `≥ ${target}`, isMet: best >= target };
}

const MOST_BY_SIZE = 1.5;

export function compareSizes(
  what: string,
  measured: Measured,
  [few, many]: readonly [Side, Side],
): Verdict {
  const sides = [measured.get(many) ?? [], measured.get(few) ?? []] as const;
  const byClock = ratios(...sides, (one, other) => other.aSecond / one.aSecond);
  const byCpu = ratios(...sides, (one, other) => cpu(one) / cpu(other));
  const shown = `by the clock × ${spread(byClock, 2)}, by CPU × ${spread(byCpu, 2)}`;
  console.log(`  beside ${few.name}: ${shown}`);
  return {
    what,
    measured: shown,
    target: `≤ ${MOST_BY_SIZE}`,
    isMet: Math.min(median(byClock), median(byCpu)) <= MOST_BY_SIZE,
  };
}
