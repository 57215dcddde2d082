import { secondsUntil } from '../kernel/time.js';
import type { Ruling } from '../questions/index.js';
import type { Attempt } from './attempt.js';
import { grade, type Grading } from './grade.js';
import type { ResultQuestion } from './result-question.js';
import type { StudentAtTest } from './student-at-test.js';

export type Correction = {
  readonly at: Date;
  readonly first: Pick<Grading, 'score' | 'totalQuestions' | 'percentage' | 'passed'>;
};

/** The result of a closed attempt. It has the attempt's id, so there is only one. */
export type Result = {
  readonly id: string;
  readonly studentId: string;
  readonly studentName: string;
  readonly email: string;
  readonly domain: string;
  readonly sittingId: Attempt['sittingId'];
  readonly score: number;
  readonly totalQuestions: number;
  readonly percentage: number;
  readonly passed: boolean;
  readonly passPercent: number;
  /** Whole seconds from the start to the end, by the server's clock. */
  readonly timeTaken: number;
  readonly startedOn: Date;
  readonly completedOn: Date;
  readonly attemptsUsed: number;
  readonly totalAttempts: number;
  readonly questions: readonly ResultQuestion[];
  readonly revision: number;
  /** Whether it does not count: its attempt was given back. */
  readonly isVoid: boolean;
  readonly correction: Correction | null;
};

export type ResultSummary = Pick<
  Result,
  'id' | 'domain' | 'score' | 'totalQuestions' | 'percentage' | 'passed' | 'isVoid' | 'completedOn'
>;

export const summaryOf = (result: Result): ResultSummary => ({
  id: result.id,
  domain: result.domain,
  score: result.score,
  totalQuestions: result.totalQuestions,
  percentage: result.percentage,
  passed: result.passed,
  isVoid: result.isVoid,
  completedOn: result.completedOn,
});

/** The result of an attempt that ended at `completedOn`, graded under the rulings on its questions. */
export function resultOf(
  attempt: Attempt,
  student: StudentAtTest,
  completedOn: Date,
  rulings: readonly Ruling[] = [],
): Result {
  return {
    ...grade(attempt, rulings),
    id: attempt.id,
    studentId: student.id,
    studentName: student.name,
    email: student.email,
    domain: attempt.domain,
    sittingId: attempt.sittingId,
    passPercent: attempt.passPercent,
    timeTaken: secondsUntil(attempt.startedAt, completedOn),
    startedOn: attempt.startedAt,
    completedOn,
    attemptsUsed: student.attemptsUsed + 1,
    totalAttempts: student.totalAttempts,
    revision: 0,
    correction: null,
  };
}
