import { eraseAccount } from './erase-account.js';
import { type Actor, checkedReason } from '../audit/audit-entry.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';

/**
 * Erases the account of a student who asked for it by mail.
 * @throws InvalidInput without a reason, NothingToChange
 */
export async function eraseStudent(
  { unitOfWork, ids }: Work & { readonly ids: IdSource },
  actor: Actor,
  { studentId, reason }: { readonly studentId: string; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    await eraseAccount(tx, ids, student, { actor, reason: why, wasIdle: false });
  });
}
