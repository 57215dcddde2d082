import type { AccountStores } from '../accounts/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Transaction } from '../kernel/transaction.js';
import type { ExamStores } from './ports.js';

/** An attempt for an admin's change: the student is locked first, then the attempt is read. @throws NothingToChange */
export async function lockAttempt(tx: Transaction<ExamStores & AccountStores>, attemptId: string) {
  const found = await tx.attempts.find(attemptId);
  const student = found && (await tx.students.lockById(found.studentId));
  const attempt = student && (await tx.attempts.find(attemptId));
  if (!student || !attempt) throw new NothingToChange('test');
  return { student, attempt };
}
