import { argon2Passwords } from '@portal/backend/accounts/passwords.argon2.js';
import { parseArgs } from 'node:util';
import { availableParallelism } from 'node:os';
import {
  type Burst,
  BurstLoad,
  otherCalls,
  OTHERS_A_SECOND,
  WITHIN_SECONDS,
} from '../burst/run-burst.js';
import { CONNECTIONS, machine, type Verdict } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { conclude } from '../shared/report.js';
import { startProduct } from '../shared/servers.js';
import { median, percentile } from '../shared/statistics.js';
import { addOpenAttempts, attemptsCall } from '../shared/students.js';
import { hashingAlone } from '../sign-in/hashing-alone.js';
import { PASSWORD, type Storm, StormLoad } from '../sign-in/run-storm.js';
import { planFor } from './plan.js';
import type { Cost } from './product.js';
import { burst, storm } from './scenes.js';

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '2000' },
    calls: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '7' },
  },
});

const [ATTEMPTS, CALLS, ROUNDS] = [values.attempts, values.calls, values.rounds].map(Number) as [
  number,
  number,
  number,
];
const MOST_OFF = 0.15;
/** As `npm run bench:read` measures it; a few of them go on beside what is simulated. */
const READ: Cost = { server: 0.0004, database: 0.00012, load: 0.0002 };
/** All on one day: at once, or in sittings one after the other. */
const STUDENTS = [10_000, 100_000, 1_000_000];
const SITTINGS = [1, 16];

const database = await startDatabaseServer();
const url = await database.migrated('model');
const product = await startProduct(url);
const [bursts, storms] = [await BurstLoad.start(), await StormLoad.start()];

/** Within 15 % of what was measured. */
function compared(what: string, simulated: number, measured: number, unit: string): Verdict {
  const off = simulated / measured - 1;
  return {
    what: `model of ${what}`,
    measured: `${simulated.toFixed(0)} ${unit}, measured ${measured.toFixed(0)}: ${(off * 100).toFixed(0)} %`,
    target: `within ${MOST_OFF * 100} %`,
    isMet: Math.abs(off) <= MOST_OFF,
  };
}

async function ofBurst(): Promise<{ cost: Cost; verdicts: readonly Verdict[] }> {
  const others = await otherCalls(url, product);
  const rounds: Burst[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const one = await bursts.run({ database, url }, [product], ATTEMPTS, others);
    if (round > 0) rounds.push(one);
  }
  const each = (part: keyof Burst['cpu'], read: number) =>
    median(rounds.map(({ cpu, others: { length } }) => (cpu[part] - length * read) / ATTEMPTS));
  const cost = {
    server: each('servers', READ.server),
    database: each('database', READ.database),
    load: each('load', READ.load),
    rest: each('rest', 0),
  };
  const times = burst(
    { cores: availableParallelism(), replicas: 1 },
    cost,
    ATTEMPTS,
    WITHIN_SECONDS,
    { cost: READ, aSecond: OTHERS_A_SECOND },
  );
  const measured = (share: number) => median(rounds.map((one) => percentile(one.submits, share)));
  return {
    cost,
    verdicts: [0.5, 0.99].map((share) =>
      compared(`the burst: p${share * 100}`, percentile(times, share), measured(share), 'ms'),
    ),
  };
}

async function ofStorm(): Promise<{ cost: Cost; verdicts: readonly Verdict[] }> {
  const hash = await argon2Passwords().hash(PASSWORD);
  const others = (await addOpenAttempts(url, CONNECTIONS)).map(attemptsCall);
  const cores = availableParallelism();
  const rounds: (Storm & { readonly hashing: number })[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await hashingAlone(CALLS, hash);
    const own = await storms.run({ database, url, server: product }, CALLS, hash, others);
    rounds.push({ ...own, hashing: cores / alone });
  }
  const of = (part: (round: (typeof rounds)[number]) => number) => median(rounds.map(part));
  const ofCpu = (part: keyof Storm['cpu']) => of(({ cpu }) => cpu[part] / CALLS);
  const hashing = of((one) => one.hashing);
  const cost = {
    server: Math.max(0, ofCpu('servers') - hashing),
    hash: hashing,
    database: ofCpu('database'),
    load: ofCpu('load'),
    rest: ofCpu('rest'),
  };
  const simulated = storm({ cores }, cost, CALLS, CONNECTIONS);
  return {
    cost,
    verdicts: [
      compared(
        'the storm',
        simulated,
        of((one) => one.aSecond),
        'a second',
      ),
    ],
  };
}

const ms = (seconds = 0): string => `${(seconds * 1_000).toFixed(2)} ms`;

function tellCost(what: string, { server, hash, database: asked, load, rest }: Cost): void {
  const hashing = hash === undefined ? '' : `, hash ${ms(hash)}`;
  const other = rest === undefined ? '' : `, all else ${ms(rest)}`;
  console.log(
    `  ${what}: server ${ms(server)}${hashing}, PostgreSQL ${ms(asked)}, caller ${ms(load)}${other}`,
  );
}

try {
  console.log(`Measured in this run; ${machine()}`);
  const [submit, signIn] = [await ofBurst(), await ofStorm()];
  tellCost('a submit', submit.cost);
  tellCost('a sign-in', signIn.cost);
  console.log(
    '\nstudents    sittings  replicas  cores of PostgreSQL  connections at work  p99: submit, sign-in, read',
  );
  for (const students of STUDENTS) {
    for (const sittings of SITTINGS) {
      const costs = { submit: submit.cost, signIn: signIn.cost, read: READ };
      const { replicas, databaseCores, atWork, p99 } = planFor(costs, students / sittings);
      const times = [p99.submit, p99.signIn, p99.read].map((one) => `${one.toFixed(0)} ms`);
      const cells = [students, sittings, replicas, databaseCores, atWork].map(String);
      const widths = [10, 8, 8, 19, 19];
      console.log(
        `${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}  ${times.join(', ')}`,
      );
    }
  }
  conclude([...submit.verdicts, ...signIn.verdicts]);
} finally {
  bursts.end();
  storms.end();
  await product.stop();
  await database.stop();
}
