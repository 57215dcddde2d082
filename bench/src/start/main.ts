import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { cpuOf, residentMiB } from '../shared/processes.js';
import { conclude } from '../shared/report.js';
import { startBare, startProduct, type Server } from '../shared/servers.js';
import { median, spread } from '../shared/statistics.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const IDLE_MS = 5_000;
const MOST = { seconds: 1, MiB: 120 };

type Measured = { readonly seconds: number[]; readonly cpu: number[]; readonly MiB: number[] };

const nothing = (): Measured => ({ seconds: [], cpu: [], MiB: [] });

/** From the start of the process to its first good answer; then what it holds when nobody asks. */
async function measure(start: () => Promise<Server>, into: Measured): Promise<void> {
  const begun = performance.now();
  const server = await start();
  into.seconds.push((performance.now() - begun) / 1000);
  into.cpu.push(cpuOf(server.pid));
  await delay(IDLE_MS);
  into.MiB.push(residentMiB(server.pid));
  await server.stop();
}

const database = await startDatabaseServer();
try {
  const url = await database.migrated('start');
  console.log(`Starts on a database that is in use already; ${machine()}`);
  // The first fills the question bank.
  await measure(() => startProduct(url), nothing());
  const sides = { product: nothing(), bare: nothing() };
  for (let round = 0; round < Number(values.rounds); round++) {
    await measure(() => startBare(url), sides.bare);
    await measure(() => startProduct(url), sides.product);
  }
  for (const [name, { seconds, cpu, MiB }] of Object.entries(sides)) {
    console.log(
      `  ${name.padEnd(8)} ${spread(seconds, 2)} s, CPU ${spread(cpu, 2)} s, idle ${spread(MiB, 0)} MiB`,
    );
  }
  const { product } = sides;
  conclude([
    {
      what: 'start until it answers',
      measured: `${spread(product.seconds, 2)} s, CPU ${spread(product.cpu, 2)} s`,
      target: `≤ ${MOST.seconds} s`,
      isMet: Math.min(median(product.seconds), median(product.cpu)) <= MOST.seconds,
    },
    {
      what: 'idle memory',
      measured: `${spread(product.MiB, 0)} MiB`,
      target: `≤ ${MOST.MiB} MiB`,
      isMet: median(product.MiB) <= MOST.MiB,
    },
  ]);
} finally {
  await database.stop();
}
