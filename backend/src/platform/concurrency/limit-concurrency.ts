import { ServiceUnavailableException } from '@nestjs/common';
import type { UnitOfWork } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import { currentCaller } from '../observability/request-trace.js';
import { semaphore } from './semaphore.js';

/** Fewer than there are connections, and more than keep a few cores of PostgreSQL at work. */
const AT_ONCE = 8;
/** As many as submit within a moment when a whole hall has its deadline at once. */
const WAITING = 5_000;
const PATIENCE_MS = 10_000;
/** What one caller may take of it: work that waits for a row that is held takes no more places. */
const OF_ONE = { atOnce: 2, waiting: 50 };

/**
 * Work in transactions, a few at a time: when a hall submits at once, the others' reads still find a
 * connection. Who has to wait for too long is asked to come again.
 */
export function limitConcurrency(unitOfWork: UnitOfWork<Stores>): UnitOfWork<Stores> {
  const { pass } = semaphore({
    atOnce: AT_ONCE,
    waiting: WAITING,
    ofOne: OF_ONE,
    patienceMs: PATIENCE_MS,
    refusal: () => new ServiceUnavailableException(),
  });
  return { run: (work) => pass(() => unitOfWork.run(work), currentCaller()) };
}
