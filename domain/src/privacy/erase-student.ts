import { eraseAccount } from './erase-account.js';
import { checkedReason, type Actor } from '../administration/audit-entry.js';
import { NothingToChange } from '../administration/errors.js';
import type { IdSource } from '../shared/sources.js';
import type { Work } from '../shared/unit-of-work.js';

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
