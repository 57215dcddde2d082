import { attemptsLeft } from '../accounts/index.js';
import type { Transaction } from '../kernel/transaction.js';
import type { Attempt, AttemptState } from './attempt.js';
import type { WithAttempts } from './ports.js';
import { resultOf, type Result } from './result.js';
import type { StudentAtTest } from './student-at-test.js';

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

const resultMail = (student: StudentAtTest, result: Result) =>
  ({
    kind: 'test-result',
    to: student.email,
    data: {
      name: student.name,
      resultId: result.id,
      domain: result.domain,
      score: result.score,
      totalQuestions: result.totalQuestions,
      percentage: result.percentage,
      passed: result.passed,
      passPercent: result.passPercent,
      attemptsLeft: attemptsLeft(result),
    },
  }) as const;

/**
 * Closes an open attempt: grades it, keeps the result, counts the attempt, and queues the mail.
 * The caller holds the student's lock and has read both within it.
 * @param state why it closes; no attempt lasts beyond its deadline, however late the word comes
 * @returns the result's id
 */
export async function closeAttempt(
  tx: Transaction<WithAttempts>,
  student: StudentAtTest,
  attempt: Attempt,
  state: Exclude<AttemptState, 'open'>,
): Promise<string> {
  const result = resultOf(attempt, student, earlier(tx.now, attempt.deadline));
  await tx.attempts.close({
    attempt: { ...attempt, state, closedAt: tx.now },
    result,
    mail: resultMail(student, result),
  });
  return result.id;
}
