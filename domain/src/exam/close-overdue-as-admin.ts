import type { WithStudents } from '../accounts/index.js';
import { type Actor, checkedReason, note, type WithAudit } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { isOverdue } from './attempt.js';
import { closeAttempt } from './close-attempt.js';
import { AttemptNotOverdue } from './errors.js';
import type { WithAttempts } from './ports.js';

type Ports = Work<WithAttempts & WithAudit & WithStudents> & { readonly ids: IdSource };

/** Which attempt to close, and why. */
export type Closing = { readonly attemptId: string; readonly reason: string };

/** The student is locked first, and the attempt read within the lock. */
async function lockedAttempt(tx: Transaction<WithAttempts & WithStudents>, attemptId: string) {
  const found = await tx.attempts.find(attemptId);
  const student = found && (await tx.students.lockById(found.studentId));
  const attempt = student && (await tx.attempts.find(attemptId));
  if (!student || !attempt) throw new NothingToChange('test');
  return { student, attempt };
}

/**
 * Closes an attempt whose time is over, should the sweep have missed it; graded by its saved answers.
 * @throws InvalidInput without a reason, NothingToChange, AttemptNotOverdue
 */
export async function closeOverdueAsAdmin(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { attemptId, reason }: Closing,
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const { student, attempt } = await lockedAttempt(tx, attemptId);
    if (!isOverdue(attempt, tx.now)) throw new AttemptNotOverdue();
    await closeAttempt(tx, student, attempt, 'expired');
    await note(tx, ids, actor, {
      action: 'close-attempt',
      subject: 'attempt',
      subjectId: attempt.id,
      reason: why,
      before: { state: 'open', attemptsUsed: student.attemptsUsed },
      after: { state: 'expired', attemptsUsed: student.attemptsUsed + 1 },
    });
  });
}
