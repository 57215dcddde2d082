import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { cpuOf, residentMiB } from '../shared/processes.js';
import { conclude } from '../shared/report.js';
import { startBare, startProduct, type Server } from '../shared/servers.js';
import { median, spread } from '../shared/statistics.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

/** V8 gives back what only the start needed when it has had nothing to do: after some 30 s on Node 20, 100 s on Node 24. */
const IDLE_MS = 120_000;
const MOST = { ofBare: 2, MiB: 110 };

type Measured = { readonly seconds: number[]; readonly cpu: number[]; readonly MiB: number[] };

type Side = { readonly start: () => Promise<Server>; readonly measured: Measured };

const nothing = (): Measured => ({ seconds: [], cpu: [], MiB: [] });

async function startWatched(start: () => Promise<Server>, into: Measured): Promise<Server> {
  const begun = performance.now();
  const server = await start();
  into.seconds.push((performance.now() - begun) / 1000);
  into.cpu.push(cpuOf(server.pid));
  return server;
}

async function measureStart(start: () => Promise<Server>, into: Measured): Promise<void> {
  await (await startWatched(start, into)).stop();
}

/** What servers hold when nobody asks; they take no time from each other. */
async function measureIdle(sides: readonly Side[]): Promise<void> {
  const running: (Side & { readonly server: Server })[] = [];
  for (const side of sides) {
    running.push({ ...side, server: await startWatched(side.start, side.measured) });
  }
  await delay(IDLE_MS);
  for (const { measured, server } of running) measured.MiB.push(residentMiB(server.pid));
  for (const { server } of running) await server.stop();
}

const database = await startDatabaseServer();
try {
  const url = await database.migrated('start');
  console.log(`Starts on a database that is in use already; ${machine()}`);
  const bare: Side = { start: () => startBare(url), measured: nothing() };
  const product: Side = { start: () => startProduct(url), measured: nothing() };
  // The first fills the question bank.
  await measureStart(product.start, nothing());
  for (let round = 1; round < Number(values.rounds); round++) {
    await measureStart(bare.start, bare.measured);
    await measureStart(product.start, product.measured);
  }
  await measureIdle([bare, product]);
  for (const [name, { measured }] of Object.entries({ product, bare })) {
    const { seconds, cpu, MiB } = measured;
    console.log(
      `  ${name.padEnd(8)} ${spread(seconds, 2)} s, CPU ${spread(cpu, 2)} s, idle ${spread(MiB, 0)} MiB`,
    );
  }
  const { seconds, cpu, MiB } = product.measured;
  const ofBare = Math.min(
    median(seconds) / median(bare.measured.seconds),
    median(cpu) / median(bare.measured.cpu),
  );
  conclude([
    {
      what: 'start until it answers',
      measured: `${spread(seconds, 2)} s, CPU ${spread(cpu, 2)} s: × ${ofBare.toFixed(2)}`,
      target: `≤ ${MOST.ofBare} of bare`,
      isMet: ofBare <= MOST.ofBare,
    },
    {
      what: 'idle memory',
      measured: `${spread(MiB, 0)} MiB`,
      target: `≤ ${MOST.MiB} MiB`,
      isMet: median(MiB) <= MOST.MiB,
    },
  ]);
} finally {
  await database.stop();
}
