import { parseArgs } from 'node:util';
import { machine, type Verdict } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { BusyLoad } from '../shared/load-process.js';
import { conclude } from '../shared/report.js';
import { startBare, startProduct } from '../shared/servers.js';
import { median, percentile, spread } from '../shared/statistics.js';
import { type Burst, otherCalls, runBurst, WITHIN_SECONDS } from './run-burst.js';

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
    replicas: { type: 'string', default: '1' },
  },
});

const ATTEMPTS = Number(values.attempts);
/** The most of what bare takes in the same run. */
const MOST = { submits: 0.5, others: 0.1 } as const;

const database = await startDatabaseServer();
const url = await database.migrated('burst');
const product = await startProduct(url);
const replicas = [product];
while (replicas.length < Number(values.replicas)) replicas.push(await startProduct(url));
const bare = await startBare(url);
const load = await BusyLoad.start();

const parts = ['submits', 'others'] as const;
type Part = (typeof parts)[number];

function tell(name: string, bursts: readonly Burst[]): void {
  for (const part of parts) {
    const [p50, p99] = [0.5, 0.99].map((share) =>
      spread(
        bursts.map((one) => percentile(one[part], share)),
        0,
      ),
    );
    console.log(`  ${name.padEnd(16)} ${part.padEnd(8)} p50 ${p50} ms, p99 ${p99} ms`);
  }
}

const p99Of = (bursts: readonly Burst[], part: Part): number =>
  median(bursts.map((one) => percentile(one[part], 0.99)));

function verdictOn(part: Part, product: readonly Burst[], bare: readonly Burst[]): Verdict {
  const [own, beside] = [p99Of(product, part), p99Of(bare, part)];
  return {
    what: `burst: p99 of ${part}`,
    measured: `${own.toFixed(0)} ms, bare ${beside.toFixed(0)} ms: × ${(own / beside).toFixed(2)}`,
    target: `≤ ${MOST[part]} of bare`,
    isMet: own <= MOST[part] * beside,
  };
}

try {
  const replicasInWords = replicas.length > 1 ? ` on ${replicas.length} replicas` : '';
  console.log(`${ATTEMPTS} submits within ${WITHIN_SECONDS} s${replicasInWords}; ${machine()}`);
  const others = await otherCalls(url, product);
  const bursts: Record<'product' | 'bare', Burst[]> = { product: [], bare: [] };
  for (let round = 0; round <= Number(values.rounds); round++) {
    const size = { attempts: ATTEMPTS, others };
    const one = await runBurst(load, url, [bare], size);
    const other = await runBurst(load, url, replicas, size);
    // The first warms up.
    if (round === 0) continue;
    bursts.bare.push(one);
    bursts.product.push(other);
  }
  tell('bare, same SQL', bursts.bare);
  tell('product', bursts.product);
  console.log('  All submits were kept, and none twice.');
  conclude(parts.map((part) => verdictOn(part, bursts.product, bursts.bare)));
} finally {
  load.end();
  for (const replica of replicas) await replica.stop();
  await bare.stop();
  await database.stop();
}
