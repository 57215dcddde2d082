import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../../kernel/transaction.js';
import type { Stores } from '../../stores.js';
import type { StoresUnderTest } from './stores-under-test.js';

class ForcedFailure extends Error {}

export async function undone<Outcome>(
  subject: StoresUnderTest,
  work: (tx: Transaction<Stores>) => Promise<Outcome>,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  const run = subject.run(async (tx) => {
    outcomes.push(await work(tx));
    throw new ForcedFailure();
  });
  await expect(run).rejects.toBeInstanceOf(ForcedFailure);
  return outcomes[0]!;
}

/**
 * Runs two transactions that overlap: the second begins once the first has done its work, while
 * the first is held open for a while longer.
 */
export async function overlapping<First, Second>(
  subject: StoresUnderTest,
  first: (tx: Transaction<Stores>) => Promise<First>,
  second: (tx: Transaction<Stores>) => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
  let reached: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (reached = resolve));
  const one = subject.run(async (tx) => {
    const outcome = await first(tx);
    reached();
    await pause(subject.holdMilliseconds);
    return outcome;
  });
  await Promise.race([held, one]);
  return Promise.allSettled([one, subject.run(second)]);
}

export const fulfilled = <Value>(value: Value) => ({ status: 'fulfilled', value }) as const;
