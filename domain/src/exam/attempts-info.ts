import * as accounts from '../accounts/index.js';
import type { Work } from '../kernel/transaction.js';
import { isOverdue } from './attempt.js';
import { closeOverdueOf } from './close-overdue.js';
import type { Chance, ClosingStores, ExamStores } from './ports.js';

export type AttemptsInfo = {
  readonly attemptsUsed: number;
  readonly totalAttempts: number;
  readonly remainingAttempts: number;
  readonly paymentStatus: 'Paid' | 'Not Paid';
  readonly openDomain: string | null;
};

/** Used and remaining attempts; one whose time is over counts as used. @throws StudentNotFound */
export async function attemptsInfo(
  ports: Work<ClosingStores & accounts.AccountStores> & ExamStores & Chance,
  studentId: string,
): Promise<AttemptsInfo> {
  const status = await ports.attempts.findStatusOf(studentId);
  if (!status) throw new accounts.StudentNotFound();
  const { student, open, now } = status;
  if (open && isOverdue(open, now)) {
    await closeOverdueOf(ports, studentId);
    return attemptsInfo(ports, studentId);
  }
  const { attemptsUsed, totalAttempts } = student;
  return {
    attemptsUsed,
    totalAttempts,
    remainingAttempts: accounts.attemptsLeft(student),
    paymentStatus: accounts.paymentStatus(student),
    openDomain: open?.domain ?? null,
  };
}
