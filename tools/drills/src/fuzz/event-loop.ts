import { samplesOf, scrape } from '@portal/backend/testing/scrape.js';
import type { TestClient } from '@portal/backend/testing/test-client.js';

/** What one request may hold up all others for. */
const MOST_BLOCKED_MS = 50;
/** The product looks every so often, so a reading is at most that much more than the block. */
const LOOKS_EVERY_MS = 10;
const LIMIT_MS = MOST_BLOCKED_MS + LOOKS_EVERY_MS;

const TIMES = 3;
/** A machine that is busy with other things holds up anything. */
const MOST_TRIES = 12;

/** The product under test, as this looks at it. */
export type Watched = {
  /** The longest time that its event loop was held up since it was last asked, in milliseconds. */
  readonly longestBlock: () => Promise<number>;
  /** Sends the requests of these numbers, one after another. */
  readonly send: (numbers: readonly number[]) => Promise<void>;
  /** Sends as many that cost next to nothing. */
  readonly sendIdle: (count: number) => Promise<void>;
};

async function longestOf(watched: Watched, work: () => Promise<void>): Promise<number> {
  await watched.longestBlock();
  await work();
  return watched.longestBlock();
}

/** Whether these block each time that the machine is not busy otherwise; the shortest block counts. */
async function shortestBlock(watched: Watched, numbers: readonly number[]): Promise<number> {
  let shortest = Infinity;
  for (let counted = 0, tries = 0; counted < TIMES && tries < MOST_TRIES; tries += 1) {
    const blocked = await longestOf(watched, () => watched.send(numbers));
    if (blocked <= LIMIT_MS) return blocked;
    const idle = await longestOf(watched, () => watched.sendIdle(numbers.length));
    if (idle > LIMIT_MS) continue;
    shortest = Math.min(shortest, blocked);
    counted += 1;
  }
  return Number.isFinite(shortest) ? shortest : 0;
}

/** A request that blocks the event loop whenever it is sent. */
export type Blocker = { readonly number: number; readonly ms: number };

/** Sends the requests again by halves, until the one that blocks is found; null if none does. */
export async function findBlocker(
  watched: Watched,
  numbers: readonly number[],
): Promise<Blocker | null> {
  const ms = await shortestBlock(watched, numbers);
  const [number] = numbers;
  if (ms <= LIMIT_MS || number === undefined) return null;
  if (numbers.length === 1) return { number, ms };
  const half = Math.ceil(numbers.length / 2);
  return (
    (await findBlocker(watched, numbers.slice(0, half))) ??
    (await findBlocker(watched, numbers.slice(half)))
  );
}

/** Whether a reading is worth a closer look. */
export const isLong = (ms: number): boolean => ms > LIMIT_MS;

/** Looks at the product by its metrics; each reading begins anew. */
export const watch = (client: TestClient, send: Watched['send']): Watched => ({
  send,
  async longestBlock() {
    const seconds = samplesOf(await scrape(client)).get('nodejs_eventloop_lag_max_seconds');
    if (seconds === undefined) throw new Error('The product tells no lag of its event loop');
    return seconds * 1000;
  },
  async sendIdle(count) {
    for (let more = count; more > 0; more -= 1) await client.get('/health/live');
  },
});
