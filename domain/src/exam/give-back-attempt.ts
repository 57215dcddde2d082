import type { Student, AccountStores } from '../accounts/index.js';
import { revokeWithResult } from '../certificates/index.js';
import type { Transaction, IdSource } from '../kernel/transaction.js';
import type { Attempt } from './attempt.js';
import { AttemptVoid } from './errors.js';
import { voided } from './intervention.js';
import type { ClosingStores } from './stores.js';

export type Void = { readonly adminId: string; readonly reason: string };

/** Voids an attempt, withdraws its result, and returns the attempt to the student if it was counted. The caller holds
 * the student's lock, has read both under it, and writes note and mail. @throws AttemptVoid */
export async function giveBackAttempt(
  tx: Transaction<ClosingStores & AccountStores>,
  ids: IdSource,
  { student, attempt }: { readonly student: Student; readonly attempt: Attempt },
  { adminId, reason }: Void,
): Promise<void> {
  if (attempt.state === 'void') throw new AttemptVoid();
  const withdrawn = await tx.results.withdraw(attempt.id);
  if (withdrawn) {
    await revokeWithResult(tx, attempt.id);
    await tx.students.save({ ...student, attemptsUsed: student.attemptsUsed - 1 });
  }
  await tx.attempts.save(voided(attempt, tx.now));
  await tx.interventions.add({
    id: ids.next(),
    attemptId: attempt.id,
    kind: 'voided',
    seconds: 0,
    reason,
    adminId,
    at: tx.now,
    batchId: null,
    withdrawn,
  });
}
