import { attemptsLeft, type AccountStores } from '../accounts/index.js';
import {
  type Actor,
  checkedReason,
  note,
  rejectLostChange,
  type AuditStores,
} from '../audit/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import { MOST_ATTEMPTS_LEFT } from '../settings/index.js';
import { TooManyAttempts } from './errors.js';

type Ports = Work<AuditStores & AccountStores> & { readonly ids: IdSource };

export type Grant = {
  readonly studentId: string;
  readonly attempts: number;
  readonly reason: string;
  /** How many there were in all as the admin saw it; left out, whatever there are. */
  readonly seenTotal?: number | undefined;
};

/** Gives more attempts, of which 5 are left at most; not on top of what another admin gave in the meantime for
 * the same cause. @throws InvalidInput, NothingToChange, ChangedMeanwhile, TooManyAttempts */
export async function grantAttempts(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { studentId, attempts, reason, seenTotal }: Grant,
): Promise<void> {
  const why = checkedReason(reason);
  if (!Number.isInteger(attempts) || attempts < 1) {
    throw new InvalidInput({ attempts: 'Please enter a whole number from 1.' });
  }
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    await rejectLostChange(tx, {
      ...{ what: 'student', id: student.id, now: { totalAttempts: student.totalAttempts } },
      seen: { totalAttempts: seenTotal },
    });
    const after = { ...student, totalAttempts: student.totalAttempts + attempts };
    if (attemptsLeft(after) > MOST_ATTEMPTS_LEFT) throw new TooManyAttempts();
    await tx.students.save(after);
    await note(tx, ids, actor, {
      action: 'grant-attempts',
      subject: 'student',
      subjectId: student.id,
      reason: why,
      before: { totalAttempts: student.totalAttempts },
      after: { totalAttempts: after.totalAttempts },
    });
  });
}
