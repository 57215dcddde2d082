import { parseArgs } from 'node:util';
import { CASES, firstOf, PAGES, type Case } from './cases.js';
import { seed } from './seed.js';
import { startSide, type Side } from './side.js';
import { machine, type Verdict } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { conclude } from '../shared/report.js';
import { median, spread } from '../shared/statistics.js';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '31' },
  },
});

/** Those of 1,000 students. */
const FEW = 5_000;
const PAGE = 25;
const TARGET = 1.5;

const addressOf = ({ resource, filter }: Case, first: number): string => {
  const asked = {
    range: JSON.stringify([first, first + PAGE - 1]),
    filter: JSON.stringify(filter),
  };
  return `/api/admin/${resource}?${String(new URLSearchParams(asked))}`;
};

async function totalOf(side: Side, one: Case): Promise<number> {
  const { status, headers } = await side.get(addressOf(one, 0));
  if (status !== 200) throw new Error(`${one.resource}, ${one.what}: ${status}`);
  return Number(headers.get('Content-Range')?.split('/')[1]);
}

async function milliseconds(side: Side, path: string): Promise<number> {
  const begun = performance.now();
  const { status } = await side.get(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return performance.now() - begun;
}

/** Both sides are asked in turn, so that a machine that is slow for a while is slow for both. */
async function compared(few: Side, many: Side, paths: readonly [few: string, many: string]) {
  const times: [number[], number[]] = [[], []];
  for (let round = -2; round < Number(values.rounds); round++) {
    const each = [await milliseconds(few, paths[0]), await milliseconds(many, paths[1])] as const;
    if (round < 0) continue;
    times[0].push(each[0]);
    times[1].push(each[1]);
  }
  return [median(times[0]), median(times[1])] as const;
}

const line = (name: string, few: number, many: number) =>
  console.log(
    `${name.padEnd(62)} ${few.toFixed(1).padStart(7)} ms ${many.toFixed(1).padStart(7)} ms  × ${(many / few).toFixed(2)}`,
  );

/** How one question is with many rows beside few. */
type Tried = { readonly name: string; readonly times: number; readonly isMet: boolean };

async function tryCase(few: Side, many: Side, one: Case): Promise<Tried> {
  const totals = [await totalOf(few, one), await totalOf(many, one)] as const;
  const pathAt = (total: number) => addressOf(one, firstOf(one, total, PAGE));
  const [small, large] = await compared(few, many, [pathAt(totals[0]), pathAt(totals[1])]);
  line(`${one.resource.padEnd(20)}${one.what}`, small, large);
  const times = large / small;
  return { name: `${one.resource}, ${one.what}`, times, isMet: times <= TARGET };
}

async function tryPage(few: Side, many: Side, name: string, path: string): Promise<Tried> {
  const address = `/api/admin/${path}`;
  const [small, large] = await compared(few, many, [address, address]);
  line(name, small, large);
  return { name, times: large / small, isMet: large / small <= TARGET };
}

async function measure(few: Side, many: Side): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const one of CASES) tried.push(await tryCase(few, many, one));
  for (const [name, path] of PAGES) tried.push(await tryPage(few, many, name, path));
  return tried;
}

function verdictOn(tried: readonly Tried[]): Verdict {
  const missed = tried.filter(({ isMet }) => !isMet);
  const all = `${tried.length} questions, × ${spread(
    tried.map(({ times }) => times),
    2,
  )}`;
  const shown = missed.map(({ name, times }) => `${name} × ${times.toFixed(2)}`);
  return {
    what: `lists and pages: ${values.rows} rows beside ${FEW}`,
    measured: missed.length === 0 ? all : `${all}; missed: ${shown.join('; ')}`,
    target: `≤ ${TARGET} each`,
    isMet: missed.length === 0,
  };
}

const rows = Number(values.rows);
const server = await startDatabaseServer();
const sides: Side[] = [];
try {
  console.log(`Filling one database with ${FEW} results and emails, and one with ${rows} …`);
  for (const [name, count] of [
    ['few', FEW],
    ['many', rows],
  ] as const) {
    const url = await server.migrated(name);
    await seed(url, count);
    sides.push(await startSide(url));
  }
  const [few, many] = sides as [Side, Side];
  console.log(`Medians of ${values.rounds} rounds; ${machine()}\n`);
  conclude([verdictOn(await measure(few, many))]);
} finally {
  for (const { process: product } of sides) await product.end('SIGTERM');
  await server.stop();
}
