import { attemptsLeft, type AccountStores } from '../accounts/index.js';
import * as audit from '../audit/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import { MOST_ATTEMPTS_LEFT } from '../settings/index.js';
import { TooManyAttempts } from './errors.js';

type Ports = Work<audit.AuditStores & AccountStores> & { readonly ids: IdSource };

export type Grant = {
  readonly studentId: string;
  readonly attempts: number;
  readonly reason: string;
  /** The total that the admin saw; without it, it is not compared. */
  readonly seenTotal?: number | undefined;
};

/** Gives more attempts, up to 5 remaining ones; refused if another admin has just done so. @throws InvalidInput,
 * NothingToChange, ChangedMeanwhile, TooManyAttempts */
export async function grantAttempts(
  { unitOfWork, ids }: Ports,
  actor: audit.Actor,
  { studentId, attempts, reason, seenTotal }: Grant,
): Promise<void> {
  const why = audit.checkedReason(reason);
  if (!Number.isInteger(attempts) || attempts < 1) {
    throw new InvalidInput({ attempts: 'Please enter a whole number from 1.' });
  }
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    await audit.rejectLostChange(tx, {
      ...{ what: 'student', id: student.id, now: { totalAttempts: student.totalAttempts } },
      seen: { totalAttempts: seenTotal },
    });
    const after = { ...student, totalAttempts: student.totalAttempts + attempts };
    if (attemptsLeft(after) > MOST_ATTEMPTS_LEFT) throw new TooManyAttempts();
    await tx.students.save(after);
    await audit.noteAction(tx, ids, actor, {
      action: 'grant-attempts',
      subject: 'student',
      subjectId: student.id,
      reason: why,
      before: { totalAttempts: student.totalAttempts },
      after: { totalAttempts: after.totalAttempts },
    });
  });
}
