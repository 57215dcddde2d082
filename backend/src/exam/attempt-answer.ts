import { remainingSeconds, timeOf, type StartedAttempt } from '@portal/domain/exam/index.js';

export const startedAnswer = ({ attempt, now }: StartedAttempt) => ({
  success: true,
  attemptId: attempt.id,
  domain: attempt.domain,
  startedOn: attempt.startedAt,
  deadline: attempt.deadline,
  remainingSeconds: remainingSeconds(attempt, now),
  time: timeOf(attempt),
  answers: attempt.answers,
  questions: attempt.questions.map(({ id, question, options, category, difficulty }) => ({
    _id: id,
    question,
    options,
    category,
    difficulty,
  })),
});
