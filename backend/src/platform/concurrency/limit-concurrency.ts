import { ServiceUnavailableException } from '@nestjs/common';
import type { Transaction, UnitOfWork } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import { hasWaitedForLock } from '../database/database-errors.js';
import { currentCaller } from '../observability/request-trace.js';
import { Counts, semaphore } from './semaphore.js';

export type DatabaseUnitOfWork = {
  /** @param lockMs how long it waits for a lock; by default as the data source is set */
  readonly run: <Outcome>(
    work: (tx: Transaction<Stores>) => Promise<Outcome>,
    lockMs?: number,
  ) => Promise<Outcome>;
};

/** Fewer than there are connections, and enough to keep a few cores of PostgreSQL busy. */
const AT_ONCE = 8;
/** As many as submit at one moment when a whole hall has its deadline. */
const WAITING = 5_000;
const PATIENCE_MS = 10_000;
/** The requests of one caller change the same rows, so they would only wait for each other. */
const OF_ONE = { atOnce: 1, waiting: 50 };

/** How long work waits for a locked row before it gives its place to others. */
const LOCK_MS = 40;
/** Separate places for work that waits for locked rows. */
const AT_ONCE_FOR_LOCKED_ROWS = 4;
const WAITING_FOR_LOCKED_ROWS = 500;

/** Limits how many transactions run at once, so that reads still find a connection when a whole hall submits. Work that
 * meets a locked row is rolled back and done again in a separate place; until it is done, all work of its caller goes there. */
export function limitConcurrency({ run }: DatabaseUnitOfWork): UnitOfWork<Stores> {
  const refusal = () => new ServiceUnavailableException();
  const rules = { ofOne: OF_ONE, patienceMs: PATIENCE_MS, refusal };
  const turns = semaphore({ ...rules, atOnce: AT_ONCE, waiting: WAITING });
  const forLockedRows = semaphore({
    ...rules,
    atOnce: AT_ONCE_FOR_LOCKED_ROWS,
    waiting: WAITING_FOR_LOCKED_ROWS,
  });
  const blocked = new Counts();
  return {
    async run(work) {
      const owner = currentCaller();
      const inTurn = await turns.pass(
        async () => {
          if (owner !== null && blocked.of(owner) > 0) return null;
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
      blocked.change(owner, 1);
      return forLockedRows
        .pass(() => run(work), { owner })
        .finally(() => blocked.change(owner, -1));
    },
  };
}
