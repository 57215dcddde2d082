import { ServiceUnavailableException } from '@nestjs/common';
import type { NamedSubmission, Submission, SubmitOutcome } from '@portal/domain/exam/index.js';
import { hasWaitedForLock, isDatabaseAway } from '../platform/database/database-errors.js';
import { traced } from '../platform/observability/request-trace.js';

/** While one waits for the disk, the other works. */
const TRANSACTIONS = 2;
/** They are graded in one turn of the event loop, which must not block others. */
const MOST_TOGETHER = 32;
/** More than submit when a large hall has its deadline at once. */
const MOST_WAITING = 5_000;

type Waiting = {
  readonly sent: NamedSubmission;
  readonly resolve: (outcome: SubmitOutcome) => void;
  readonly reject: (error: unknown) => void;
};

type UseCases = {
  readonly alone: (sent: Submission) => Promise<string>;
  readonly together: (all: readonly NamedSubmission[]) => Promise<readonly SubmitOutcome[]>;
};

/** One submit of each student; a second one is done alone, since the first holds the student's row. */
function takeOneOfEach(group: readonly Waiting[]): readonly Waiting[] {
  const students = new Set<string>();
  return group.filter((one) => {
    const isFirst = !students.has(one.sent.studentId);
    students.add(one.sent.studentId);
    if (!isFirst) one.resolve(null);
    return isFirst;
  });
}

/** A submit is one commit, and a commit waits for the disk. When a hall has its deadline at once, submits that arrive
 * while two transactions run wait, and share the next one (decision 89). A transaction stores all of its submits or
 * none: if it fails, or if a row is locked, each of them is done again by itself. @returns how to submit: resolves to
 * the result's id, rejects as the use case does */
export function submitQueue({ alone, together }: UseCases) {
  const waiting: Waiting[] = [];
  let underWay = 0;

  const carryOut = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await together(group.map(({ sent }) => sent));
      group.forEach(({ resolve }, place) => resolve(outcomes[place] ?? null));
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
    void carryOut(takeOneOfEach(waiting.splice(0, MOST_TOGETHER))).finally(() => {
      underWay -= 1;
      next();
    });
  };

  const join = (sent: NamedSubmission): Promise<SubmitOutcome> =>
    new Promise((resolve, reject) => {
      waiting.push({ sent, resolve, reject });
      // The submits of one turn of the event loop share a transaction, which runs in the name of no request.
      setImmediate(() => traced(null, next));
    });

  return async (sent: NamedSubmission): Promise<string> => {
    if (waiting.length >= MOST_WAITING) throw new ServiceUnavailableException();
    const outcome = await join(sent);
    if (outcome === null) return alone(sent);
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.resultId;
  };
}
