import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { argon2Passwords } from '@portal/backend/accounts/passwords.argon2.js';
import { CONNECTIONS, machine } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import type { Call } from '../shared/load-messages.js';
import { LoadProcess } from '../shared/load-process.js';
import { conclude } from '../shared/report.js';
import { startProduct } from '../shared/servers.js';
import { median, percentile, spread } from '../shared/statistics.js';
import { addSittings, attemptsCall, type OpenAttempt } from '../shared/students.js';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '3' },
    /** A folder for a CPU profile of the product. */
    profile: { type: 'string' },
  },
});

const CALLS = Number(values.calls);
const PASSWORD = 'Correct-horse-7';
const OTHERS_A_SECOND = 50;
const LEAST_SHARE = 0.8;
const MOST_OTHERS_MS = 150;

const database = await startDatabaseServer();
const url = await database.migrated('sign_in');
const product = await startProduct(url, values.profile);
const loads = { storm: await LoadProcess.start(), beside: await LoadProcess.start() };
const hash = await argon2Passwords().hash(PASSWORD);

async function hashingAlone(): Promise<number> {
  const words = [String(CALLS), String(CONNECTIONS), PASSWORD, hash];
  const child = fork(join(import.meta.dirname, 'hashing.js'), words);
  const [{ aSecond }] = (await once(child, 'message')) as [{ aSecond: number }];
  return aSecond;
}

/** Each from an address of its own, so that no limit on one address comes in. */
const signIn = ({ email }: OpenAttempt, at: number): Call => ({
  method: 'POST',
  path: '/api/auth/login',
  body: JSON.stringify({ email, password: PASSWORD }),
  from: `10.0.${Math.floor(at / 250)}.${1 + (at % 250)}`,
});

async function storm(others: readonly Call[]): Promise<{ aSecond: number; others: number[] }> {
  const students = await addSittings(url, CALLS, hash);
  const pace = { kind: 'beside', aSecond: OTHERS_A_SECOND } as const;
  const beside = loads.beside.run({ url: product.url, calls: others, pace });
  const { statuses, seconds } = await loads.storm.run({
    url: product.url,
    calls: students.map(signIn),
    pace: { kind: 'once', atOnce: CONNECTIONS },
  });
  loads.beside.stopCalls();
  const { latencies } = await beside;
  if (statuses[200] !== CALLS) throw new Error(`Sign-ins: ${JSON.stringify(statuses)}`);
  return { aSecond: CALLS / seconds, others: [...latencies] };
}

try {
  console.log(`${CALLS} sign-ins a round, ${CONNECTIONS} connections; ${machine()}`);
  const others = (await addSittings(url, CONNECTIONS)).map(attemptsCall);
  const shares: number[] = [];
  const waits: number[] = [];
  const rates: { alone: number[]; product: number[] } = { alone: [], product: [] };
  for (let round = 0; round < Number(values.rounds); round++) {
    const alone = await hashingAlone();
    const own = await storm(others);
    rates.alone.push(alone);
    rates.product.push(own.aSecond);
    shares.push(own.aSecond / alone);
    waits.push(percentile(own.others, 0.99));
  }
  console.log(`  argon2id alone   ${spread(rates.alone, 0)}/s`);
  console.log(`  product          ${spread(rates.product, 0)}/s`);
  conclude([
    {
      what: 'sign-in beside argon2id alone',
      measured: spread(shares, 2),
      target: `≥ ${LEAST_SHARE}`,
      isMet: median(shares) >= LEAST_SHARE,
    },
    {
      what: 'sign-in: p99 of other calls in a storm',
      measured: `${spread(waits, 0)} ms`,
      target: `≤ ${MOST_OTHERS_MS} ms`,
      isMet: median(waits) <= MOST_OTHERS_MS,
    },
  ]);
} finally {
  loads.storm.end();
  loads.beside.end();
  await product.stop();
  await database.stop();
}
