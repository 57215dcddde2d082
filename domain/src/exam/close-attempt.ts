import { attemptsLeft } from '../accounts/index.js';
import { issueCertificate } from '../certificates/index.js';
import { earlierOf } from '../kernel/time.js';
import type { Transaction } from '../kernel/transaction.js';
import type { Ruling } from '../questions/index.js';
import type { Attempt, AttemptState } from './attempt.js';
import { groundsOf } from './how-taken.js';
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

/** An attempt to close, and why. The caller holds the student's lock and has read both under it. */
export type Ending = {
  readonly student: StudentAtTest;
  readonly attempt: Attempt;
  readonly state: Exclude<AttemptState, 'open' | 'void'>;
};

function gradeEnding(
  { student, attempt, state }: Ending,
  rulings: readonly Ruling[],
  now: Date,
): { readonly closed: Attempt; readonly result: Result; readonly void: readonly Ruling[] | null } {
  const closed = { ...attempt, state, closedAt: now };
  const end = earlierOf(now, attempt.deadline);
  const ruled = resultOf(closed, student, end, rulings);
  if (!ruled.isVoid) return { closed, result: ruled, void: null };
  return { closed, result: resultOf(closed, student, end), void: rulings };
}

/** Grades and closes attempts of different students, each with its result, mail and certificate. */
export async function closeAttempts(
  { random }: Chance,
  tx: Transaction<ClosingStores>,
  endings: readonly Ending[],
): Promise<void> {
  if (endings.length === 0) return;
  const questions = endings.flatMap(({ attempt }) => attempt.questions);
  const rulings = await tx.attempts.rulingsOn({ questions });
  const graded = endings.map((ending) => ({ ...ending, ...gradeEnding(ending, rulings, tx.now) }));
  await tx.attempts.close(
    ...graded.map(({ student, closed, result }) => ({
      attempt: closed,
      result,
      mail: resultMail(student, result),
    })),
  );
  for (const { student, attempt, closed, result, void: voiding } of graded) {
    await issueCertificate(tx, random, await groundsOf(tx, attempt, result));
    if (voiding)
      await regradeAttempt({ random }, tx, student, { attempt: closed, result }, voiding);
  }
}

/** @returns the result's id, which is the attempt's */
export async function closeAttempt(
  chance: Chance,
  tx: Transaction<ClosingStores>,
  student: StudentAtTest,
  attempt: Attempt,
  state: Ending['state'],
): Promise<string> {
  await closeAttempts(chance, tx, [{ student, attempt, state }]);
  return attempt.id;
}
