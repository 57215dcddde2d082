import type { ClosedAttempt } from '@portal/domain/exam/index.js';
import { outboxRecord } from '../email/index.js';

export function recordOf({ attempt, result, mail }: ClosedAttempt) {
  return {
    id: attempt.id,
    state: attempt.state,
    answers: attempt.answers,
    closed_at: attempt.closedAt,
    student_id: result.studentId,
    student_name: result.studentName,
    email: result.email,
    domain: result.domain,
    score: result.score,
    total_questions: result.totalQuestions,
    percentage: result.percentage,
    passed: result.passed,
    pass_percent: result.passPercent,
    time_taken: result.timeTaken,
    started_on: result.startedOn,
    completed_on: result.completedOn,
    attempts_used: result.attemptsUsed,
    total_attempts: result.totalAttempts,
    questions: result.questions,
    ...outboxRecord(mail),
  };
}
