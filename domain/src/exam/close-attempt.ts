import { attemptsLeft } from '../accounts/index.js';
import { issueCertificate } from '../certificates/index.js';
import { earlierOf } from '../kernel/time.js';
import type { Transaction } from '../kernel/transaction.js';
import { minutesOf, type Attempt, type AttemptState } from './attempt.js';
import type { Chance, ClosingStores } from './ports.js';
import { regradeAttempt } from './regrade-attempt.js';
import { resultOf, type Result } from './result.js';
import type { StudentAtTest } from './student-at-test.js';

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

/** Grades and closes it, with its result, mail and certificate. The caller holds the student's lock and
 * has read both within it. @param state why it closes @returns the result's id */
export async function closeAttempt(
  { random }: Chance,
  tx: Transaction<ClosingStores>,
  student: StudentAtTest,
  attempt: Attempt,
  state: Exclude<AttemptState, 'open' | 'void'>,
): Promise<string> {
  const closed = { ...attempt, state, closedAt: tx.now };
  const end = earlierOf(tx.now, attempt.deadline);
  const rulings = await tx.attempts.rulingsOn(attempt);
  const ruled = resultOf(closed, student, end, rulings);
  const result = ruled.isVoid ? resultOf(closed, student, end) : ruled;
  await tx.attempts.close({
    attempt: closed,
    result,
    mail: resultMail(student, result),
  });
  await issueCertificate(tx, random, { result, minutes: minutesOf(attempt) });
  if (ruled.isVoid)
    await regradeAttempt({ random }, tx, student, { attempt: closed, result }, rulings);
  return result.id;
}
