import { parseArgs } from 'node:util';
import { seed } from '../lists/seed.js';
import { compareSizes, CONNECTIONS, contest, machine, printRates } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import type { Call } from '../shared/load-messages.js';
import { submitAll } from '../shared/prepare.js';
import { conclude } from '../shared/report.js';
import { startProduct, type Server } from '../shared/servers.js';
import { addOpenAttempts, callTo, type OpenAttempt } from '../shared/students.js';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
  },
});

const FEW = 10_000;
const CALLS = Number(values.calls);
const STUDENTS = 500;

const database = await startDatabaseServer();

async function filled(name: string, rows: number): Promise<{ url: string; server: Server }> {
  const url = await database.migrated(name);
  await seed(url, rows);
  return { url, server: await startProduct(url) };
}

const inTurn = (attempts: readonly OpenAttempt[], call: (one: OpenAttempt) => Call): Call[] =>
  Array.from({ length: CALLS }, (_, at) => attempts[at % attempts.length])
    .filter((one) => one !== undefined)
    .map(call);

console.log(`Filling one database with ${FEW} results, and one with ${values.rows} …`);
const few = await filled('few', FEW);
const many = await filled('many', Number(values.rows));
const all = [few, many];
const sideOf = (name: string, { server }: typeof few) => ({ name, server });
const sides = [sideOf(`${FEW} results`, few), sideOf(`${values.rows} results`, many)] as const;
const urlOf = (server: Server): string => (server === few.server ? few.url : many.url);

try {
  console.log(`${CALLS} calls a round, ${CONNECTIONS} connections; ${machine()}`);
  const open = new Map<Server, readonly OpenAttempt[]>();
  const done = new Map<Server, readonly OpenAttempt[]>();
  for (const { url, server } of all) {
    open.set(server, await addOpenAttempts(url, STUDENTS));
    const submitted = await addOpenAttempts(url, STUDENTS);
    await submitAll(server, submitted);
    done.set(server, submitted);
  }
  const cases: readonly (readonly [string, (server: Server) => Promise<Call[]> | Call[]])[] = [
    ['submit', async (server) => (await addOpenAttempts(urlOf(server), CALLS)).map(callTo.submit)],
    ['resume', (server) => inTurn(open.get(server) ?? [], callTo.resume)],
    ['attempts info', (server) => inTurn(open.get(server) ?? [], callTo.attempts)],
    ['result by id', (server) => inTurn(done.get(server) ?? [], callTo.result)],
  ];
  const verdicts = [];
  for (const [name, callsOf] of cases) {
    console.log(name);
    const measured = await contest(
      database,
      sides,
      async ({ server }) => ({
        calls: await callsOf(server),
        pace: { kind: 'once', atOnce: CONNECTIONS },
      }),
      Number(values.rounds),
    );
    printRates(measured);
    verdicts.push(compareSizes(`${name}: ${values.rows} results`, measured, sides));
  }
  conclude(verdicts);
} finally {
  for (const { server } of all) await server.stop();
  await database.stop();
}
