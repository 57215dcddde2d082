import { parseArgs } from 'node:util';
import { machine, type Verdict } from '../shared/contest.js';
import { query, startDatabaseServer } from '../shared/database.js';
import type { Call, Outcome } from '../shared/load-messages.js';
import { LoadProcess } from '../shared/load-process.js';
import { submitAll } from '../shared/prepare.js';
import { conclude } from '../shared/report.js';
import { startBare, startProduct, type Server } from '../shared/servers.js';
import { median, percentile, spread } from '../shared/statistics.js';
import {
  addSittings,
  attemptsCall,
  resultCall,
  resumeCall,
  submitCall,
  type OpenAttempt,
} from '../shared/students.js';

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
  },
});

const ATTEMPTS = Number(values.attempts);
const WITHIN_SECONDS = 2;
/** Other students, who read meanwhile. */
const OTHERS_A_SECOND = 50;
const OTHERS = 200;
/** Submits beside those of bare in the same run; other calls by themselves. */
const MOST_OF_BARE = 1.5;
const MOST_OTHERS_MS = 100;

const database = await startDatabaseServer();
const url = await database.migrated('burst');
const product = await startProduct(url);
const bare = await startBare(url);
const loads = { burst: await LoadProcess.start(), beside: await LoadProcess.start() };

/** What must be true of the attempts of one burst once all were answered. */
const KEPT = `
  SELECT count(*)::int AS attempts,
    count(*) FILTER (WHERE attempts.state = 'submitted')::int AS submitted,
    count(results.id)::int AS results,
    count(*) FILTER (WHERE students.attempts_used = 3)::int AS counted,
    (SELECT count(*)::int FROM emails WHERE kind = 'test-result'
      AND to_address IN (SELECT email FROM students WHERE id = ANY($2))) AS mails
  FROM attempts JOIN students ON students.id = attempts.student_id
    LEFT JOIN results ON results.id = attempts.id
  WHERE attempts.id = ANY($1)`;

async function refuseLosses(sittings: readonly OpenAttempt[]): Promise<void> {
  const ids = [
    sittings.map(({ attemptId }) => attemptId),
    sittings.map(({ studentId }) => studentId),
  ];
  const [kept] = await query<Record<string, number>>(url, KEPT, ids);
  if (Object.values(kept ?? {}).some((count) => count !== sittings.length)) {
    throw new Error(`Of ${sittings.length} submits were kept: ${JSON.stringify(kept)}`);
  }
}

function refuseFailures({ statuses }: Outcome, what: string): void {
  const failed = Object.keys(statuses).some((status) => status !== '200');
  if (failed) throw new Error(`${what} were answered: ${JSON.stringify(statuses)}`);
}

type Burst = { readonly submits: readonly number[]; readonly others: readonly number[] };

async function burst(server: Server, others: readonly Call[]): Promise<Burst> {
  const sittings = await addSittings(url, ATTEMPTS);
  const pace = { kind: 'beside', aSecond: OTHERS_A_SECOND } as const;
  const beside = loads.beside.run({ url: server.url, calls: others, pace });
  const submits = await loads.burst.run({
    url: server.url,
    calls: sittings.map(submitCall),
    pace: { kind: 'burst', withinSeconds: WITHIN_SECONDS },
  });
  loads.beside.stopCalls();
  const meanwhile = await beside;
  refuseFailures(submits, 'submits');
  refuseFailures(meanwhile, 'other calls');
  await refuseLosses(sittings);
  return { submits: submits.latencies, others: meanwhile.latencies };
}

const parts = ['submits', 'others'] as const;

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

const p99Of = (bursts: readonly Burst[], part: keyof Burst): number =>
  median(bursts.map((one) => percentile(one[part], 0.99)));

function judge(product: readonly Burst[], beside: readonly Burst[]): readonly Verdict[] {
  const [own, others] = [p99Of(product, 'submits'), p99Of(product, 'others')];
  const bare = p99Of(beside, 'submits');
  const told = `${own.toFixed(0)} ms, bare ${bare.toFixed(0)} ms: × ${(own / bare).toFixed(2)}`;
  return [
    {
      what: 'burst: p99 of submits',
      measured: told,
      target: `≤ ${MOST_OF_BARE} of bare`,
      isMet: own <= MOST_OF_BARE * bare,
    },
    {
      what: 'burst: p99 of other calls meanwhile',
      measured: `${others.toFixed(0)} ms, bare ${p99Of(beside, 'others').toFixed(0)} ms`,
      target: `≤ ${MOST_OTHERS_MS} ms`,
      isMet: others <= MOST_OTHERS_MS,
    },
  ];
}

try {
  console.log(`${ATTEMPTS} submits within ${WITHIN_SECONDS} s; ${machine()}`);
  const [sitting, done] = [await addSittings(url, OTHERS), await addSittings(url, OTHERS)];
  await submitAll(product, done);
  const others = sitting.flatMap((one, at) => [
    resumeCall(one),
    attemptsCall(one),
    ...(done[at] ? [resultCall(done[at])] : []),
  ]);
  const bursts: Record<'product' | 'bare', Burst[]> = { product: [], bare: [] };
  for (let round = 0; round <= Number(values.rounds); round++) {
    const each = [await burst(bare, others), await burst(product, others)] as const;
    // The first warms up.
    if (round === 0) continue;
    bursts.bare.push(each[0]);
    bursts.product.push(each[1]);
  }
  tell('bare, same SQL', bursts.bare);
  tell('product', bursts.product);
  console.log('  All submits were kept, and none twice.');
  conclude(judge(bursts.product, bursts.bare));
} finally {
  loads.burst.end();
  loads.beside.end();
  await product.stop();
  await bare.stop();
  await database.stop();
}
