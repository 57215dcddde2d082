import { isOverdue } from './attempt.js';
import { closeAttempt } from './close-attempt.js';
import { SUBMIT_GRACE_SECONDS } from '../shared/policy.js';
import { secondsAfter } from '../shared/time.js';
import type { Work } from '../shared/unit-of-work.js';

/** Closes the student's open attempt if its time is over; answers whether it did. */
export async function closeOverdueOf({ unitOfWork }: Work, studentId: string): Promise<boolean> {
  return unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    const open = student && (await tx.attempts.findOpenOf(studentId));
    if (!open || !isOverdue(open, tx.now)) return false;
    await closeAttempt(tx, student, open, 'expired');
    return true;
  });
}

/**
 * Closes attempts whose deadline, and the grace after it, have passed, each in a transaction of
 * its own. Any number of replicas may do so at once.
 * @param most how many to look at
 * @returns how many it closed
 * @throws what went wrong with the first that could not be closed, once the others are
 */
export async function closeOverdue({ unitOfWork }: Work, most: number): Promise<number> {
  const students = await unitOfWork.run((tx) =>
    tx.attempts.studentsOverdueSince(secondsAfter(tx.now, -SUBMIT_GRACE_SECONDS), most),
  );
  let closed = 0;
  const failures: unknown[] = [];
  for (const studentId of students) {
    try {
      if (await closeOverdueOf({ unitOfWork }, studentId)) closed += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
  return closed;
}
