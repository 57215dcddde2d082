import { AsyncResource } from 'node:async_hooks';
import { ServiceUnavailableException } from '@nestjs/common';
import type { Transaction, UnitOfWork } from '@portal/domain/kernel/transaction.js';
import type { Stores } from '@portal/domain/stores.js';
import { hasWaitedForLock, isDatabaseAway } from '../database/database-errors.js';
import { currentCaller } from '../observability/request-trace.js';
import { semaphore } from './semaphore.js';

/** Thrown by a store of a shared transaction: this work is to be done alone. It has changed nothing. */
export class NotTogether extends Error {}

export type SharedPart = (tx: Transaction<Stores>) => Promise<unknown>;

/** How each part ended, in their order; null for one that is to be done alone. */
export type SharedOutcomes = readonly (PromiseSettledResult<unknown> | null)[];

export type RunAll = (parts: readonly SharedPart[], lockMs: number) => Promise<SharedOutcomes>;

/** While one waits for the disk, another works. */
const TRANSACTIONS = 2;
/** Their rows are graded within one turn of the event loop, which must not hold up others. */
const MOST_TOGETHER = 32;
/** Whom these wait for are statements of their own; rows that others hold are left out. */
const LOCK_MS = 40;

const RULES = {
  atOnce: TRANSACTIONS * MOST_TOGETHER,
  waiting: 5_000,
  ofOne: { atOnce: 1, waiting: 50 },
  patienceMs: 10_000,
  refusal: () => new ServiceUnavailableException(),
};

type Waiting = {
  readonly part: SharedPart;
  readonly resolve: (outcome: PromiseSettledResult<unknown> | null) => void;
  readonly reject: (error: unknown) => void;
};

/** What comes while a transaction is under way goes together into the next. It is committed together, or not at all;
 * then each is done `alone`, as a transaction of its own, as it is where its row is held. */
export function runTogether(
  runAll: RunAll,
  alone: UnitOfWork<Stores>['run'],
): UnitOfWork<Stores>['run'] {
  const places = semaphore(RULES);
  const waiting: Waiting[] = [];
  let underWay = 0;

  const carryOut = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await runAll(
        group.map(({ part }) => part),
        LOCK_MS,
      );
      group.forEach(({ resolve }, at) => resolve(outcomes[at] ?? null));
    } catch (error) {
      const isAway = isDatabaseAway(error) && !hasWaitedForLock(error);
      for (const { resolve, reject } of group) {
        if (isAway) reject(error);
        else resolve(null);
      }
    }
  };

  const next = (): void => {
    if (underWay === TRANSACTIONS || waiting.length === 0) return;
    underWay += 1;
    void carryOut(waiting.splice(0, MOST_TOGETHER)).finally(() => {
      underWay -= 1;
      next();
    });
  };

  const join = (part: SharedPart): Promise<PromiseSettledResult<unknown> | null> =>
    new Promise((resolve, reject) => {
      // Each goes on in the name of its own request.
      waiting.push({ part: AsyncResource.bind(part), resolve, reject });
      setImmediate(next);
    });

  return async <Outcome>(work: (tx: Transaction<Stores>) => Promise<Outcome>) => {
    const ended = await places.pass(() => join(work), currentCaller());
    if (ended === null) return alone(work);
    if (ended.status === 'rejected') throw ended.reason;
    return ended.value as Outcome;
  };
}
