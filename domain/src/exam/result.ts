import { secondsUntil } from '../kernel/time.js';
import type { OptionKey, Options } from '../question-bank/index.js';
import type { Attempt } from './attempt.js';
import { passes, percentage } from './grading.js';
import type { StudentAtTest } from './student-at-test.js';

/** One question of the review. */
export type ResultQuestion = {
  readonly _id: string;
  readonly question: string;
  readonly options: Options;
  readonly correctAnswer: OptionKey;
  readonly selectedOption: OptionKey | null;
  readonly isCorrect: boolean;
  readonly category: string;
  readonly difficulty: string;
  readonly explanation: string;
};

/** What a closed attempt shows. Shares its id with the attempt, so that there can be only one. */
export type Result = {
  readonly id: string;
  readonly studentId: string;
  readonly studentName: string;
  readonly email: string;
  readonly domain: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly percentage: number;
  readonly passed: boolean;
  readonly passPercent: number;
  /** Whole seconds from the start to the end, by the server's clock. */
  readonly timeTaken: number;
  readonly startedOn: Date;
  readonly completedOn: Date;
  /** Attempts used, this one included. */
  readonly attemptsUsed: number;
  readonly totalAttempts: number;
  readonly questions: readonly ResultQuestion[];
};

/** A result as it stands in a list of the student's own. */
export type ResultSummary = Pick<
  Result,
  'id' | 'domain' | 'score' | 'totalQuestions' | 'percentage' | 'passed' | 'completedOn'
>;

/** What a list shows of a result. */
export const summaryOf = (result: Result): ResultSummary => ({
  id: result.id,
  domain: result.domain,
  score: result.score,
  totalQuestions: result.totalQuestions,
  percentage: result.percentage,
  passed: result.passed,
  completedOn: result.completedOn,
});

const reviewOf = (attempt: Attempt): ResultQuestion[] =>
  attempt.questions.map(({ id, correctOption, ...question }) => {
    const selectedOption = attempt.answers[id] ?? null;
    return {
      _id: id,
      question: question.question,
      options: question.options,
      correctAnswer: correctOption,
      selectedOption,
      isCorrect: selectedOption === correctOption,
      category: question.category,
      difficulty: question.difficulty,
      explanation: question.explanation,
    };
  });

/** The result of an attempt that ended at `completedOn`, graded against the questions as served. */
export function resultOf(attempt: Attempt, student: StudentAtTest, completedOn: Date): Result {
  const questions = reviewOf(attempt);
  const score = questions.filter(({ isCorrect }) => isCorrect).length;
  const totalQuestions = questions.length;
  return {
    id: attempt.id,
    studentId: student.id,
    studentName: student.name,
    email: student.email,
    domain: attempt.domain,
    score,
    totalQuestions,
    percentage: percentage(score, totalQuestions),
    passed: passes(score, totalQuestions, attempt.passPercent),
    passPercent: attempt.passPercent,
    timeTaken: secondsUntil(attempt.startedAt, completedOn),
    startedOn: attempt.startedAt,
    completedOn,
    attemptsUsed: student.attemptsUsed + 1,
    totalAttempts: student.totalAttempts,
    questions,
  };
}
