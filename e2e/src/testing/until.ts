import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 50;
const WITHIN_MS = 60_000;

/** Looks again and again until there is something to see; fails after a generous time. */
export async function until<Seen>(
  look: () => Promise<Seen | null | undefined | false>,
): Promise<Seen> {
  const end = performance.now() + WITHIN_MS;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() > end) throw new Error(`It did not come within ${WITHIN_MS} ms`);
    await delay(EVERY_MS);
  }
}
