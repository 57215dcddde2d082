import { ServiceUnavailableException } from '@nestjs/common';
import type { SharedUnitOfWork, Transaction } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import { hasWaitedForLock } from '../database/database-errors.js';
import { currentCaller } from '../observability/request-trace.js';
import { runTogether, type RunAll } from './run-together.js';
import { Counts, semaphore } from './semaphore.js';

export type DatabaseUnitOfWork = {
  /** @param lockMs for how long it waits for a lock; without it, as the data source says */
  readonly run: <Outcome>(
    work: (tx: Transaction<Stores>) => Promise<Outcome>,
    lockMs?: number,
  ) => Promise<Outcome>;
  readonly runAll: RunAll;
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
/** Work that waits for rows which others hold has places of its own. */
const AT_ONCE_FOR_HELD_ROWS = 4;
const WAITING_FOR_HELD_ROWS = 500;

const HELD = Symbol('held');

/** When a hall submits at once, the others' reads still find a connection. Work that meets a row which is held is
 * rolled back, and done anew beside the turns of the others; so is all other work of that caller meanwhile. */
export function limitConcurrency({ run, runAll }: DatabaseUnitOfWork): SharedUnitOfWork<Stores> {
  const rules = { patienceMs: PATIENCE_MS, refusal: () => new ServiceUnavailableException() };
  const turns = semaphore({ ...rules, atOnce: AT_ONCE, waiting: WAITING, ofOne: OF_ONE });
  const forHeldRows = semaphore({
    ...rules,
    atOnce: AT_ONCE_FOR_HELD_ROWS,
    waiting: WAITING_FOR_HELD_ROWS,
    ofOne: OF_ONE,
  });
  const heldUp = new Counts();
  const isHeldUp = (caller: string | null): boolean => caller !== null && heldUp.of(caller) > 0;
  const held = (caller: string | null): typeof HELD => {
    heldUp.change(caller, 1);
    return HELD;
  };
  const runOne: SharedUnitOfWork<Stores>['run'] = async (work) => {
    const caller = currentCaller();
    const outcome = await turns.pass(async () => {
      if (isHeldUp(caller)) return held(caller);
      try {
        return await run(work, LOCK_MS);
      } catch (failure) {
        if (hasWaitedForLock(failure)) return held(caller);
        throw failure;
      }
    }, caller);
    if (outcome !== HELD) return outcome;
    return forHeldRows.pass(() => run(work), caller).finally(() => heldUp.change(caller, -1));
  };
  return { run: runOne, runTogether: runTogether(runAll, runOne) };
}
