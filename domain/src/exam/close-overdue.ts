import type { AccountStores } from '../accounts/index.js';
import { secondsAfter } from '../kernel/time.js';
import type { Work } from '../kernel/transaction.js';
import { SUBMIT_GRACE_SECONDS } from '../settings/index.js';
import { isOverdue } from './attempt.js';
import { closeAttempt } from './close-attempt.js';
import type { Chance, ClosingStores } from './ports.js';

/** Closes the student's open attempt if its time is over. @returns whether it did */
export async function closeOverdueOf(
  { unitOfWork, random }: Work<ClosingStores & AccountStores> & Chance,
  studentId: string,
): Promise<boolean> {
  return unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    const open = student && (await tx.attempts.findOpenOf(studentId));
    if (!open || !isOverdue(open, tx.now)) return false;
    await closeAttempt({ random }, tx, student, open, 'expired');
    return true;
  });
}

/** So many attempts are closed in parallel; each takes a connection. */
const AT_ONCE = 8;

/** Closes overdue attempts, each in its own transaction; several replicas may run it. @param most how many to look at
 * @returns how many it closed @throws the first failure, after the others are done */
export async function closeOverdue(
  ports: Work<ClosingStores & AccountStores> & Chance,
  most: number,
): Promise<number> {
  const students = await ports.unitOfWork.run((tx) =>
    tx.attempts.studentsOverdueSince(secondsAfter(tx.now, -SUBMIT_GRACE_SECONDS), most),
  );
  const ends: PromiseSettledResult<boolean>[] = [];
  for (let first = 0; first < students.length; first += AT_ONCE) {
    const some = students.slice(first, first + AT_ONCE);
    const closing = some.map((studentId) => closeOverdueOf(ports, studentId));
    ends.push(...(await Promise.allSettled(closing)));
  }
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return ends.filter((end) => end.status === 'fulfilled' && end.value).length;
}
