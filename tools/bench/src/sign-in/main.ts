import { parseArgs } from 'node:util';
import { argon2Passwords } from '@portal/backend/accounts/passwords.argon2.js';
import { CONNECTIONS, machine } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { BusyLoad } from '../shared/load-process.js';
import { conclude } from '../shared/report.js';
import { startProduct } from '../shared/servers.js';
import { median, percentile, spread } from '../shared/statistics.js';
import { addOpenAttempts, callTo } from '../shared/students.js';
import { hashingAlone } from './hashing-alone.js';
import { PASSWORD, runStorm } from './run-storm.js';

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '400' }, rounds: { type: 'string', default: '3' } },
});

const CALLS = Number(values.calls);
const LEAST_SHARE = 0.7;
/** So many times as long as argon2id takes for one. */
const MOST_OTHERS = 10;

const database = await startDatabaseServer();
const url = await database.migrated('sign_in');
const product = await startProduct(url);
const load = await BusyLoad.start();
const hash = await argon2Passwords().hash(PASSWORD);

try {
  console.log(`${CALLS} sign-ins a round, ${CONNECTIONS} connections; ${machine()}`);
  const others = (await addOpenAttempts(url, CONNECTIONS)).map(callTo.attempts);
  const shares: number[] = [];
  const waits: number[] = [];
  const rates: { alone: number[]; product: number[] } = { alone: [], product: [] };
  for (let round = 0; round < Number(values.rounds); round++) {
    const alone = await hashingAlone(CALLS, hash);
    const own = await runStorm(load, { url, server: product, hash }, CALLS, others);
    rates.alone.push(alone);
    rates.product.push(own.aSecond);
    shares.push(own.aSecond / alone);
    waits.push(percentile(own.others, 0.99));
  }
  console.log(`  argon2id alone   ${spread(rates.alone, 0)}/s`);
  console.log(`  product          ${spread(rates.product, 0)}/s`);
  const hashMs = 1_000 / median(rates.alone);
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
      target: `≤ ${(MOST_OTHERS * hashMs).toFixed(0)} ms, ${MOST_OTHERS} hashes`,
      isMet: median(waits) <= MOST_OTHERS * hashMs,
    },
  ]);
} finally {
  load.end();
  await product.stop();
  await database.stop();
}
