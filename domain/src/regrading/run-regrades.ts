import type { Chance, ClosingStores } from '../exam/index.js';
import { regradeAttempt } from '../exam/index.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { RegradePass } from './ports.js';
import type { RegradingStores } from './stores.js';

type Ports = Work<ClosingStores & RegradingStores> & Chance;

/** So few that nobody waits long for a student's lock. */
const BATCH = 100;

/** Grades the next attempts of a pass anew; answers how far the pass has come. */
async function advanced(
  { random }: Chance,
  tx: Transaction<ClosingStores>,
  pass: RegradePass,
  most: number,
): Promise<RegradePass> {
  const { questionId, version, cursor: after } = pass;
  const batch = await tx.attempts.lockClosedWith({ questionId, version, after, most });
  let { regraded } = pass;
  const questions = batch.flatMap(({ attempt }) => attempt.questions);
  const rulings = await tx.attempts.rulingsOn({ questions });
  for (const { student, ...graded } of batch) {
    if (await regradeAttempt({ random }, tx, student, graded, rulings)) regraded += 1;
  }
  return {
    ...{ ...pass, regraded },
    cursor: batch.at(-1)?.attempt.id ?? pass.cursor,
    examined: pass.examined + batch.length,
    doneAt: batch.length < most ? tx.now : null,
  };
}

const nextBatch = ({ unitOfWork, random }: Ports, most: number): Promise<boolean> =>
  unitOfWork.run(async (tx) => {
    const pass = await tx.regrades.takeDue(tx.now);
    if (!pass) return false;
    await tx.regrades.save(await advanced({ random }, tx, pass, most));
    return true;
  });

/** Grades anew what is due, in batches, each one transaction with its cursor, so that a crash
 * leaves whole batches. @returns how many batches it did */
export async function runRegrades(
  ports: Ports,
  mostBatches: number,
  batch: number = BATCH,
): Promise<number> {
  let done = 0;
  while (done < mostBatches && (await nextBatch(ports, batch))) done += 1;
  return done;
}
