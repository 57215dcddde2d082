import { until } from '@portal/backend/testing/until.js';
import type { Side } from '../lists/side.js';

/** How work went, and how others fared beside it, in milliseconds. */
export type Fared = {
  readonly took: number;
  readonly calls: number;
  readonly median: number;
  readonly p99: number;
  /** The longest time in which the event loop did nothing else. */
  readonly block: number;
};

const PATHS = ['/health/ready', '/api/admin/students', '/api/admin/question-bank/stock'];
const EVERY_MS = 20;
const BLOCK = /longest block: (\d+) ms/g;

/** A call that is not answered counts as one that took for ever. */
async function timeOf(side: Side, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await side.get(path).catch(() => null);
  return answer?.status === 200 ? performance.now() - begun : Infinity;
}

const blocksIn = (output: string): number[] =>
  [...output.matchAll(BLOCK)].map(([, figure]) => Number(figure));

/** Asks the product for the longest block since it was asked last. */
async function longestBlock({ process: product }: Side): Promise<number> {
  const before = blocksIn(product.output()).length;
  process.kill(product.pid ?? NaN, 'SIGWINCH');
  return until(() => Promise.resolve(blocksIn(product.output())[before]?.toString())).then(Number);
}

const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? NaN;

/** Does this work while other calls come at an even pace, whether or not earlier ones were answered. */
export async function measureOthers(side: Side, work: () => Promise<void>): Promise<Fared> {
  await longestBlock(side);
  const calls: Promise<number>[] = [];
  const call = () => calls.push(timeOf(side, PATHS[calls.length % PATHS.length] ?? '/'));
  const pace = setInterval(call, EVERY_MS);
  try {
    const begun = performance.now();
    await work();
    const took = performance.now() - begun;
    clearInterval(pace);
    const times = await Promise.all(calls);
    const block = await longestBlock(side);
    return {
      took,
      calls: times.length,
      median: share(times, 0.5),
      p99: share(times, 0.99),
      block,
    };
  } finally {
    clearInterval(pace);
  }
}
