import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 20;
/** For what never comes: other processes may take the machine's time. */
const WITHIN_MS = 100_000;

/** Looks again and again until there is something to see; fails after a generous time. */
export async function until<Seen>(
  look: () => Promise<Seen | null | undefined | false>,
  withinMs = WITHIN_MS,
): Promise<Seen> {
  const end = performance.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() > end) throw new Error(`It did not come within ${withinMs} ms`);
    await delay(EVERY_MS);
  }
}
