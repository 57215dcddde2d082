import { type Actor, checkedReason } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import { eraseAccount, type ErasureStores } from './erase-account.js';
import type { ErasurePorts } from './sealed-copy.js';

/** Erases the account of a student who asked for it by mail. @throws InvalidInput without a reason,
 * NothingToChange */
export async function eraseStudent(
  { unitOfWork, ...ports }: Work<ErasureStores> & ErasurePorts,
  actor: Actor,
  { studentId, reason }: { readonly studentId: string; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    await eraseAccount(tx, ports, student, { actor, reason: why, wasIdle: false });
  });
}
