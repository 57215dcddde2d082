import type { Chance, ClosingStores } from '../ports.js';
import { regradeAttempt } from '../regrade-attempt.js';
import type { Transaction, Work } from '../../kernel/transaction.js';
import type { RegradeRun, RegradingStores } from './ports.js';

type Ports = Work<ClosingStores & RegradingStores> & Chance;

/** Few, so that nobody waits long for a student's lock. */
const BATCH = 100;

/** Grades the next attempts of a run again. @returns the state of the run */
async function gradeNextBatch(
  { random }: Chance,
  tx: Transaction<ClosingStores>,
  run: RegradeRun,
  most: number,
): Promise<RegradeRun> {
  const { questionId, version, cursor: after } = run;
  const batch = await tx.attempts.lockClosedWith({ questionId, version, after, most });
  let { regraded } = run;
  const questions = batch.flatMap(({ attempt }) => attempt.questions);
  const rulings = await tx.attempts.rulingsOn({ questions });
  for (const { student, ...graded } of batch) {
    if (await regradeAttempt({ random }, tx, student, graded, rulings)) regraded += 1;
  }
  return {
    ...{ ...run, regraded },
    cursor: batch.at(-1)?.attempt.id ?? run.cursor,
    examined: run.examined + batch.length,
    doneAt: batch.length < most ? tx.now : null,
  };
}

const nextBatch = ({ unitOfWork, random }: Ports, most: number): Promise<boolean> =>
  unitOfWork.run(async (tx) => {
    const run = await tx.regrades.takeDue(tx.now);
    if (!run) return false;
    await tx.regrades.save(await gradeNextBatch({ random }, tx, run, most));
    return true;
  });

/** Runs due regrades in batches. Each batch is one transaction with its cursor, so that a crash leaves whole batches.
 * @returns the number of batches */
export async function runRegrades(
  ports: Ports,
  mostBatches: number,
  batch: number = BATCH,
): Promise<number> {
  let done = 0;
  while (done < mostBatches && (await nextBatch(ports, batch))) done += 1;
  return done;
}
