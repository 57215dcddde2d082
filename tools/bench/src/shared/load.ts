import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Call, FromLoad, Order, Outcome, ToLoad } from './load-messages.js';

/** As a proxy in front would hold; what comes beyond them waits, and that is counted too. */
const MOST_CONNECTIONS = 256;

let isStopped = false;

async function answered(pool: Pool, { method, path, token, body, from }: Call): Promise<number> {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(from ? { 'x-forwarded-for': from } : {}),
  };
  const sent = { method, path, headers, body: body ?? null };
  const { statusCode, body: answer } = await pool.request(sent);
  await answer.dump();
  return statusCode;
}

class Run {
  private readonly latencies: number[] = [];
  private readonly statuses: Record<string, number> = {};

  constructor(
    private readonly pools: readonly Pool[],
    private readonly calls: readonly Call[],
  ) {}

  /** @param due when it was to be made, by `performance.now()` */
  async make(at: number, due = performance.now()): Promise<void> {
    const call = this.calls[at % this.calls.length];
    if (!call) throw new Error('There is nothing to call');
    const pool = this.pools[at % this.pools.length];
    if (!pool) throw new Error('There is no replica to call');
    const status = await answered(pool, call).catch(() => 0);
    this.latencies.push(performance.now() - due);
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
  }

  /** @param isOver whether no call is to be made any more */
  async inTurns(atOnce: number, isOver: (made: number) => boolean): Promise<void> {
    let made = 0;
    const oneAfterTheOther = async (): Promise<void> => {
      while (!isOver(made)) await this.make(made++);
    };
    await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther));
  }

  outcome(begun: number): Outcome {
    const { latencies, statuses } = this;
    return { seconds: (performance.now() - begun) / 1000, latencies, statuses };
  }
}

async function atTheirMoments(run: Run, count: number, withinSeconds: number): Promise<void> {
  const begun = performance.now();
  const calls = Array.from({ length: count }, async (_, at) => {
    const wait = Math.random() * withinSeconds * 1000;
    await delay(wait);
    await run.make(at, begun + wait);
  });
  await Promise.all(calls);
}

async function atEvenDistances(run: Run, aSecond: number): Promise<void> {
  const made: Promise<void>[] = [];
  const begun = performance.now();
  while (!isStopped) {
    const due = begun + (made.length * 1000) / aSecond;
    await delay(Math.max(0, due - performance.now()));
    made.push(run.make(made.length, due));
  }
  await Promise.all(made);
}

async function drive(run: Run, { calls, pace }: Order): Promise<void> {
  if (pace.kind === 'once') return run.inTurns(pace.atOnce, (made) => made >= calls.length);
  if (pace.kind === 'burst') return atTheirMoments(run, calls.length, pace.withinSeconds);
  if (pace.kind === 'beside') return atEvenDistances(run, pace.aSecond);
  const end = performance.now() + pace.seconds * 1000;
  return run.inTurns(pace.atOnce, () => performance.now() >= end);
}

async function carryOut(order: Order): Promise<Outcome> {
  const { pace } = order;
  const options = {
    connections: Math.ceil(('atOnce' in pace ? pace.atOnce : MOST_CONNECTIONS) / order.urls.length),
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
  };
  const pools = order.urls.map((url) => new Pool(url, options));
  const run = new Run(pools, order.calls);
  const begun = performance.now();
  await drive(run, order);
  const outcome = run.outcome(begun);
  await Promise.all(pools.map((pool) => pool.close()));
  return outcome;
}

const tell = (message: FromLoad): boolean | undefined => process.send?.(message);

process.on('message', (message: ToLoad) => {
  isStopped = message.kind === 'stop';
  if (message.kind === 'order') {
    void carryOut(message.order).then((outcome) => tell({ kind: 'done', outcome }));
  }
});
tell({ kind: 'up' });
