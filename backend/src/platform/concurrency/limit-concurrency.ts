import { ServiceUnavailableException } from '@nestjs/common';
import type { Transaction, UnitOfWork } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import { hasWaitedForLock } from '../database/database-errors.js';
import { currentCaller } from '../observability/request-trace.js';
import { Counts, semaphore } from './semaphore.js';

export type DatabaseUnitOfWork = {
  /** @param lockMs for how long it waits for a lock; without it, as the data source says */
  readonly run: <Outcome>(
    work: (tx: Transaction<Stores>) => Promise<Outcome>,
    lockMs?: number,
  ) => Promise<Outcome>;
};

/** Fewer than there are connections, and more than keep a few cores of PostgreSQL at work. */
const AT_ONCE = 8;
/** As many as submit within a moment when a whole hall has its deadline at once. */
const WAITING = 5_000;
const PATIENCE_MS = 10_000;
/** One caller's requests wait for the same row, so one place for each is enough. */
const OF_ONE = { atOnce: 1, waiting: 50 };

/** How long work in its turn waits for a row; longer waits would keep the others from their turns. */
const LOCK_MS = 40;
/** Work that waits for rows which others hold has separate places. */
const AT_ONCE_FOR_HELD_ROWS = 4;
const WAITING_FOR_HELD_ROWS = 500;

/** When a hall submits at once, the others' reads still find a connection. Work that meets a row which is held is
 * rolled back, and done again beside the turns of the others; so is all other work of that caller until then. */
export function limitConcurrency({ run }: DatabaseUnitOfWork): UnitOfWork<Stores> {
  const rules = { ofOne: OF_ONE, patienceMs: PATIENCE_MS };
  const refusal = () => new ServiceUnavailableException();
  const turns = semaphore({ ...rules, refusal, atOnce: AT_ONCE, waiting: WAITING });
  const forHeldRows = semaphore({
    ...{ ...rules, refusal },
    ...{ atOnce: AT_ONCE_FOR_HELD_ROWS, waiting: WAITING_FOR_HELD_ROWS },
  });
  const heldUp = new Counts();
  return {
    async run(work) {
      const owner = currentCaller();
      const inTurn = await turns.pass(
        async () => {
          if (owner !== null && heldUp.of(owner) > 0) return null;
          try {
            return { outcome: await run(work, LOCK_MS) };
          } catch (failure) {
            if (hasWaitedForLock(failure)) return null;
            throw failure;
          }
        },
        { owner },
      );
      if (inTurn) return inTurn.outcome;
      heldUp.change(owner, 1);
      return forHeldRows.pass(() => run(work), { owner }).finally(() => heldUp.change(owner, -1));
    },
  };
}
