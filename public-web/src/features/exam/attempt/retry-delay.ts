const DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const SPREAD = 0.3;

/** The wait before the next try; random, since many pages lose the server in the same moment. */
export function retryDelay(failures: number, chance = Math.random()): number {
  const delay = DELAYS_MS[Math.min(failures, DELAYS_MS.length) - 1] ?? DELAYS_MS[0];
  return Math.round(delay * (1 - SPREAD * chance));
}
