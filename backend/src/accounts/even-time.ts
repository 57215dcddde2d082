import { setTimeout as delay } from 'node:timers/promises';

/** Several times what a refused code costs. */
export const STEP_MS = 50;

/** Answers at the next multiple of 50 ms after the start, whatever the outcome: a wrong code of a known email costs
 * writes, and the time must not show that the email is known. */
export async function inEvenTime<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await delay(STEP_MS - ((performance.now() - start) % STEP_MS));
  }
}
