import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine, type Verdict } from '../shared/contest.js';
import { type DatabaseServer, query, startDatabaseServer } from '../shared/database.js';
import type { Call } from '../shared/load-messages.js';
import { LoadProcess } from '../shared/load-process.js';
import { cpuOf, residentMiB } from '../shared/processes.js';
import { conclude } from '../shared/report.js';
import { startProduct } from '../shared/servers.js';
import { median, percentile, spread } from '../shared/statistics.js';
import { addOpenAttempts, type OpenAttempt } from '../shared/students.js';
import { Streams } from './streams.js';

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
  },
});
const [students, seconds] = [Number(values.students), Number(values.seconds)];

/** A page that is at rest speaks so often, whether it is pushed to or not. */
const POLL_SECONDS = 30;
/** What a connection gets within so long counts as at once. */
const MOST_NEWS_MS = 2_000;
const SETTLE_MS = 5_000;

/** What a page that is at rest sends. */
const pollOf = ({ attemptId, token }: OpenAttempt): Call => ({
  method: 'PUT',
  path: '/api/test/answers',
  token,
  body: JSON.stringify({ attemptId, answers: {} }),
});

/** What one way of holding the pages open took. */
type Round = {
  readonly MiB: number;
  /** Shares of a core. */
  readonly ownCpu: number;
  readonly databaseCpu: number;
  readonly pollP99: number;
  /** How long each page waited for its news; none without the push. */
  readonly news: readonly number[];
};

/** A minute more for all, as an extension gives it, told as the product tells it. */
async function extendAll(url: string): Promise<void> {
  await query(
    url,
    `UPDATE attempts SET deadline = deadline + interval '1 minute', added_seconds = added_seconds + 60
     WHERE state = 'open'`,
  );
  await query(url, "SELECT pg_notify('attempt_news', 'all')");
}

/** Polls at the pace of all pages while something goes on; answers with how long they took. */
async function pollBeside(
  load: LoadProcess,
  url: string,
  attempts: readonly OpenAttempt[],
  act: () => Promise<void>,
): Promise<readonly number[]> {
  const pace = { kind: 'beside', aSecond: students / POLL_SECONDS } as const;
  const polls = load.run({ urls: [url], calls: attempts.map(pollOf), pace });
  await act();
  load.stopCalls();
  const { latencies, statuses } = await polls;
  const failed = Object.keys(statuses).filter((status) => status !== '200');
  if (failed.length > 0) throw new Error(`Polls were answered: ${JSON.stringify(statuses)}`);
  return latencies;
}

/** In a fresh process each time, since memory that was taken is seldom given back. */
async function hold(
  database: DatabaseServer,
  url: string,
  attempts: readonly OpenAttempt[],
  isPushed: boolean,
): Promise<Round> {
  const product = await startProduct(url);
  const load = await LoadProcess.start();
  let streams: Streams | null = null;
  try {
    if (isPushed) streams = await Streams.open(product.url, attempts);
    // What the first calls of a fresh process take is not measured.
    await pollBeside(load, product.url, attempts, () => delay(SETTLE_MS));
    const before = [cpuOf(product.pid), database.cpu(), performance.now()] as const;
    const latencies = await pollBeside(load, product.url, attempts, () => delay(seconds * 1000));
    const took = (performance.now() - before[2]) / 1000;
    const ownCpu = (cpuOf(product.pid) - before[0]) / took;
    const databaseCpu = (database.cpu() - before[1]) / took;
    const MiB = residentMiB(product.pid);
    let news: readonly number[] = [];
    await pollBeside(load, product.url, attempts, async () => {
      news = (await streams?.hearing(() => extendAll(url))) ?? [];
    });
    return { MiB, ownCpu, databaseCpu, pollP99: percentile(latencies, 0.99), news };
  } finally {
    streams?.end();
    load.end();
    await product.stop();
  }
}

const of = (rounds: readonly Round[], figure: (round: Round) => number, digits: number): string =>
  spread(rounds.map(figure), digits);

function print(name: string, rounds: readonly Round[]): void {
  const cpu = `${of(rounds, ({ ownCpu }) => ownCpu * 100, 1)} %, PostgreSQL ${of(rounds, ({ databaseCpu }) => databaseCpu * 100, 1)} %`;
  const p99 = of(rounds, ({ pollP99 }) => pollP99, 0);
  const memory = of(rounds, ({ MiB }) => MiB, 0);
  console.log(
    `  ${name.padEnd(14)} ${memory} MiB  CPU of a core: server ${cpu}  poll p99 ${p99} ms`,
  );
}

/** How many times as much the push takes, within each round. */
const ratio = (
  pushed: readonly Round[],
  polled: readonly Round[],
  figure: (round: Round) => number,
): string =>
  spread(
    pushed.map((one, at) => figure(one) / figure(polled[at] ?? one)),
    2,
  );

function verdictsOf(pushed: readonly Round[], polled: readonly Round[]): Verdict[] {
  const more = median(pushed.map(({ MiB }, at) => MiB - (polled[at]?.MiB ?? NaN)));
  const last = pushed.map(({ news }) => Math.max(...news));
  const middle = pushed.map(({ news }) => median(news));
  const asFigure = { target: '', isMet: true };
  return [
    {
      what: 'memory beside the poll alone',
      measured: `× ${ratio(pushed, polled, ({ MiB }) => MiB)}, ${((more * 1024) / students).toFixed(1)} KiB a page`,
      ...asFigure,
    },
    {
      what: 'CPU beside the poll alone',
      measured: `× ${ratio(pushed, polled, ({ ownCpu, databaseCpu }) => ownCpu + databaseCpu)}`,
      ...asFigure,
    },
    {
      what: 'news to all pages, the last of them',
      measured: `${spread(last, 0)} ms, half of them in ${spread(middle, 0)} ms`,
      target: `≤ ${MOST_NEWS_MS} ms`,
      isMet: median(last) <= MOST_NEWS_MS,
    },
  ];
}

const database = await startDatabaseServer();
try {
  const url = await database.migrated('push');
  // The first start fills the question bank.
  await (await startProduct(url)).stop();
  const attempts = await addOpenAttempts(url, students);
  console.log(
    `${students} open tests, ${seconds} s a round, a poll every ${POLL_SECONDS} s each; ${machine()}`,
  );
  const [pushed, polled]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // Who comes first has the better or the worse of it.
    for (const isPushed of round % 2 ? [true, false] : [false, true]) {
      (isPushed ? pushed : polled).push(await hold(database, url, attempts, isPushed));
    }
  }
  print('poll alone', polled);
  print('with the push', pushed);
  conclude(verdictsOf(pushed, polled));
} finally {
  await database.stop();
}
