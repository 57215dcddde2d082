import { percentile } from '../shared/statistics.js';
import { type Costs, rush, type Rush, type Site } from './scenes.js';

/** What a day of tests must keep to, in milliseconds at the 99th percentile. */
const MOST_MS = { submit: 2_000, signIn: 2_000, read: 150 } as const;

/** Students come within these before the start, and end within these: all at once, as in a hall. */
const ARRIVAL_SECONDS = 10 * 60;
const END_SECONDS = 60;
/** A student saves every minute and a half, and looks at something five times. */
const SAVES_A_SECOND = 1 / 90;
const READS_OF_ARRIVAL = 4;
/** So many calls show how it stands, however many there are in all. */
const MOST_SIMULATED = 50_000;
const LEAST_FREE = 0.25;

/** The two worst minutes of a sitting of so many students. */
const rushesOf = (students: number): readonly Rush[] =>
  [
    // A start of a test is a transaction as a submit is.
    {
      signIns: students / ARRIVAL_SECONDS,
      submits: students / ARRIVAL_SECONDS,
      reads: (students * READS_OF_ARRIVAL) / ARRIVAL_SECONDS,
    },
    {
      signIns: 0,
      submits: students / END_SECONDS + students * SAVES_A_SECOND,
      reads: students / END_SECONDS,
    },
  ].map((rates) => {
    const all = rates.signIns + rates.submits + rates.reads;
    return { ...rates, seconds: Math.min(END_SECONDS, MOST_SIMULATED / all) };
  });

const cpuASecond = (costs: Costs, rates: Rush, part: 'server' | 'hash' | 'database'): number =>
  rates.submits * (costs.submit[part] ?? 0) +
  rates.signIns * (costs.signIn[part] ?? 0) +
  rates.reads * (costs.read[part] ?? 0);

/** The fewest machines that could do the work with some room. */
function leastFor(costs: Costs, rushes: readonly Rush[]): Site {
  const most = (of: (rates: Rush) => number) => Math.max(...rushes.map(of)) / (1 - LEAST_FREE);
  const api = most((one) => cpuASecond(costs, one, 'server') + cpuASecond(costs, one, 'hash'));
  return {
    replicas: Math.ceil(api),
    databaseCores: Math.ceil(most((one) => cpuASecond(costs, one, 'database'))),
  };
}

export type Plan = Site & {
  readonly atWork: number;
  readonly p99: Readonly<Record<keyof typeof MOST_MS, number>>;
};

function tried(site: Site, costs: Costs, rushes: readonly Rush[]): Plan {
  const outcomes = rushes.map((rates) => rush(site, costs, rates));
  const p99 = (kind: keyof typeof MOST_MS) =>
    Math.max(
      ...outcomes.map(({ times }) => (times[kind].length ? percentile(times[kind], 0.99) : 0)),
    );
  return {
    ...site,
    atWork: Math.max(...outcomes.map(({ atWork }) => atWork)),
    p99: { submit: p99('submit'), signIn: p99('signIn'), read: p99('read') },
  };
}

const isEnough = ({ p99 }: Plan): boolean =>
  (Object.keys(MOST_MS) as (keyof typeof MOST_MS)[]).every((kind) => p99[kind] <= MOST_MS[kind]);

const larger = ({ replicas, databaseCores }: Site): Site => ({
  replicas: Math.ceil(replicas * 1.15),
  databaseCores: Math.ceil(databaseCores * 1.15),
});

/** What a sitting of so many students needs. */
export function planFor(costs: Costs, students: number): Plan {
  const rushes = rushesOf(students);
  let plan = tried(leastFor(costs, rushes), costs, rushes);
  while (!isEnough(plan)) plan = tried(larger(plan), costs, rushes);
  return plan;
}
