import pg from 'pg';
import { until } from '@portal/backend/testing/until.js';
import { machine, type Verdict } from '../shared/contest.js';
import { query, startDatabaseServer } from '../shared/database.js';
import { submit, timesOfOthers } from '../shared/others.js';
import { conclude } from '../shared/report.js';
import { startProduct } from '../shared/servers.js';
import { percentile } from '../shared/statistics.js';
import { addOpenAttempts } from '../shared/students.js';

/** What students do whose rows something else holds. */
const CASES = [
  { what: '20 submits of one held student', held: 1, each: 20 },
  { what: 'a submit of each of 50 held students', held: 50, each: 1 },
];
const MOST_MS = 300;

const WAITING = 'SELECT count(*)::int AS locks FROM pg_locks WHERE NOT granted';

const database = await startDatabaseServer();
const url = await database.migrated('held');
const product = await startProduct(url);

async function timesBeside({ held, each }: (typeof CASES)[number]): Promise<readonly number[]> {
  const students = await addOpenAttempts(url, held);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN');
  const ids = students.map(({ studentId }) => studentId);
  await holder.query('SELECT 1 FROM students WHERE id = ANY ($1) FOR UPDATE', [ids]);
  const calls = students.flatMap((one) =>
    Array.from({ length: each }, () => submit(product.url, one)),
  );
  try {
    await until(async () => {
      const [row] = await query<{ locks: number }>(url, WAITING);
      return (row?.locks ?? 0) > 0;
    });
    return await timesOfOthers(product.url, url);
  } finally {
    await holder.query('ROLLBACK');
    await holder.end();
    await Promise.allSettled(calls);
  }
}

try {
  console.log(`Others beside students whose rows are held; one replica, ${machine()}`);
  // The first warms up.
  await timesOfOthers(product.url, url);
  const atRest = percentile(await timesOfOthers(product.url, url), 0.99);
  const verdicts: Verdict[] = [];
  for (const one of CASES) {
    const times = await timesBeside(one);
    const [p99, most] = [percentile(times, 0.99), Math.max(...times)];
    const measured = `others p99 ${p99.toFixed(0)} ms, at most ${most.toFixed(0)} ms (at rest p99 ${atRest.toFixed(0)} ms)`;
    // What the machine takes for a submit anyway is no wait.
    verdicts.push({
      what: one.what,
      measured,
      target: `≤ ${MOST_MS} ms more than at rest`,
      isMet: most - atRest <= MOST_MS,
    });
  }
  conclude(verdicts);
} finally {
  await product.stop();
  await database.stop();
}
