import type { AccountStores } from '../accounts/index.js';
import { type Actor, checkedReason, noteAction, type AuditStores } from '../audit/index.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import { isOverdue } from './attempt.js';
import { closeAttempt } from './close-attempt.js';
import { AttemptNotOverdue } from './errors.js';
import { lockAttempt } from './lock-attempt.js';
import type { Chance, ClosingStores } from './ports.js';

type Ports = Work<ClosingStores & AuditStores & AccountStores> &
  Chance & { readonly ids: IdSource };

export type Closing = { readonly attemptId: string; readonly reason: string };

/** Closes an attempt whose time is over, if the background job has missed it; graded by its saved answers. @throws
 * InvalidInput without a reason, NothingToChange, AttemptNotOverdue */
export async function closeOverdueAsAdmin(
  { unitOfWork, ids, random }: Ports,
  actor: Actor,
  { attemptId, reason }: Closing,
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const { student, attempt } = await lockAttempt(tx, attemptId);
    if (!isOverdue(attempt, tx.now)) throw new AttemptNotOverdue();
    await closeAttempt({ random }, tx, student, attempt, 'expired');
    await noteAction(tx, ids, actor, {
      action: 'close-attempt',
      subject: 'attempt',
      subjectId: attempt.id,
      reason: why,
      before: { state: 'open', attemptsUsed: student.attemptsUsed },
      after: { state: 'expired', attemptsUsed: student.attemptsUsed + 1 },
    });
  });
}
