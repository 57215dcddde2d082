import { parseArgs } from 'node:util';
import { argon2Passwords } from '@portal/backend/accounts/passwords.argon2.js';
import { CONNECTIONS, machine } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { conclude } from '../shared/report.js';
import { startProduct } from '../shared/servers.js';
import { median, percentile, spread } from '../shared/statistics.js';
import { addOpenAttempts, attemptsCall } from '../shared/students.js';
import { hashingAlone } from './hashing-alone.js';
import { PASSWORD, type Storm, StormLoad } from './run-storm.js';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '3' },
    /** A folder for a CPU profile of the product. */
    profile: { type: 'string' },
  },
});

const CALLS = Number(values.calls);
const LEAST_SHARE = 0.8;
const MOST_OTHERS_MS = 150;

const database = await startDatabaseServer();
const url = await database.migrated('sign_in');
const product = await startProduct(url, values.profile);
const load = await StormLoad.start();
const hash = await argon2Passwords().hash(PASSWORD);

try {
  console.log(`${CALLS} sign-ins a round, ${CONNECTIONS} connections; ${machine()}`);
  const others = (await addOpenAttempts(url, CONNECTIONS)).map(attemptsCall);
  const shares: number[] = [];
  const waits: number[] = [];
  const cpu: Storm['cpu'][] = [];
  const rates: { alone: number[]; product: number[] } = { alone: [], product: [] };
  for (let round = 0; round < Number(values.rounds); round++) {
    const alone = await hashingAlone(CALLS, hash);
    const own = await load.run({ database, url, server: product }, CALLS, hash, others);
    rates.alone.push(alone);
    rates.product.push(own.aSecond);
    shares.push(own.aSecond / alone);
    waits.push(percentile(own.others, 0.99));
    cpu.push(own.cpu);
  }
  console.log(`  argon2id alone   ${spread(rates.alone, 0)}/s`);
  console.log(`  product          ${spread(rates.product, 0)}/s`);
  for (const part of ['servers', 'database', 'load', 'rest'] as const) {
    const each = cpu.map((one) => (one[part] * 1_000) / CALLS);
    console.log(`  CPU a sign-in    ${spread(each, 1)} ms of ${part}`);
  }
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
  load.end();
  await product.stop();
  await database.stop();
}
