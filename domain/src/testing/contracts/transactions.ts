import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction, UnitOfWork } from '../../kernel/transaction.js';
import type { Stores } from '../../stores.js';

const HOLD_MILLISECONDS = 40;

class ForcedFailure extends Error {}

export async function undone<Outcome>(
  unitOfWork: UnitOfWork<Stores>,
  work: (tx: Transaction<Stores>) => Promise<Outcome>,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  const run = unitOfWork.run(async (tx) => {
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
  unitOfWork: UnitOfWork<Stores>,
  first: (tx: Transaction<Stores>) => Promise<First>,
  second: (tx: Transaction<Stores>) => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
  let reached: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (reached = resolve));
  const one = unitOfWork.run(async (tx) => {
    const outcome = await first(tx);
    reached();
    await pause(HOLD_MILLISECONDS);
    return outcome;
  });
  await Promise.race([held, one]);
  return Promise.allSettled([one, unitOfWork.run(second)]);
}

export const fulfilled = <Value>(value: Value) => ({ status: 'fulfilled', value }) as const;
