import { StudentNotFound, type AccountStores } from '../../accounts/index.js';
import { attemptsInfo } from '../attempts-info.js';
import type { Chance, ClosingStores, ExamStores } from '../ports.js';
import { remainingSeconds, type Attempt } from '../attempt.js';
import type { ResultSummary } from '../result.js';
import type { Work } from '../../kernel/transaction.js';
import { feeStateOf, type PaymentStores } from '../../payments/index.js';
import { bestResults } from './best-results.js';
import { factsOfResults, nextStep, type NextStep, type FeeState } from './next-step.js';

type OpenTest = Pick<Attempt, 'id' | 'domain' | 'startedAt' | 'deadline'> & {
  /** Until the deadline, when the answer was made. */
  readonly remainingSeconds: number;
  readonly answered: number;
  readonly questionCount: number;
};

export type Journey = {
  readonly next: NextStep;
  readonly isVerified: boolean;
  readonly payment: FeeState;
  readonly attemptsUsed: number;
  readonly totalAttempts: number;
  readonly attemptsLeft: number;
  readonly openTest: OpenTest | null;
  /** Newest first. */
  readonly results: readonly ResultSummary[];
  readonly best: readonly ResultSummary[];
};

type JourneyPorts = Work<ClosingStores & AccountStores> &
  Chance &
  ExamStores &
  PaymentStores &
  AccountStores;

const openTestOf = (attempt: Attempt, now: Date): OpenTest => ({
  id: attempt.id,
  domain: attempt.domain,
  startedAt: attempt.startedAt,
  deadline: attempt.deadline,
  remainingSeconds: remainingSeconds(attempt, now),
  answered: Object.values(attempt.answers).filter((option) => option !== null).length,
  questionCount: attempt.questions.length,
});

async function feeState(
  { payments }: PaymentStores,
  studentId: string,
  isPaid: boolean,
): Promise<FeeState> {
  return isPaid ? 'paid' : feeStateOf(await payments.findAllOf(studentId));
}

/** The student's state and next step. An attempt whose time is over is closed first. @throws StudentNotFound */
export async function viewJourney(ports: JourneyPorts, studentId: string): Promise<Journey> {
  const info = await attemptsInfo(ports, studentId);
  const open = info.openDomain === null ? null : await ports.attempts.findOpenAttemptOf(studentId);
  // The test was submitted between the two reads: read again.
  if (info.openDomain !== null && !open) return viewJourney(ports, studentId);
  const student = await ports.students.findById(studentId);
  if (!student) throw new StudentNotFound();
  const { attemptsUsed, totalAttempts, remainingAttempts: attemptsLeft } = info;
  const isVerified = student.emailVerifiedAt !== null;
  const payment = await feeState(ports, studentId, info.paymentStatus === 'Paid');
  const results = await ports.results.listOf(studentId);
  const next = nextStep({
    isVerified,
    payment,
    attemptsLeft,
    hasOpenAttempt: open !== null,
    ...factsOfResults(results),
  });
  return {
    ...{ next, isVerified, payment, attemptsUsed, totalAttempts, attemptsLeft },
    openTest: open && openTestOf(open.attempt, open.now),
    results,
    best: bestResults(results),
  };
}
