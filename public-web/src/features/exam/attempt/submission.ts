import type { Submission } from '../exam-api.js';
import type { RunningAttempt } from './running-attempt.js';

const secondsBetween = (start: string, end: string): number =>
  Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000));

/** The specification's body. Its times are for show: the server goes by its own clock. */
export function submissionOf({
  student,
  attempt,
  sheet,
  countdown,
  leaving,
}: RunningAttempt): Submission {
  const { choices } = sheet.state();
  const limit = secondsBetween(attempt.startedOn, attempt.deadline);
  const timeTaken = Math.max(0, limit - countdown.secondsLeft());
  return {
    studentName: student.name,
    email: student.email,
    domain: attempt.domain,
    questions: attempt.questions.map((question) => ({
      ...question,
      selectedOption: choices[question._id] ?? null,
    })),
    timeTaken,
    startedOn: attempt.startedOn,
    completedOn: new Date(Date.parse(attempt.startedOn) + timeTaken * 1000).toISOString(),
    attemptId: attempt.attemptId,
    unsaved: Object.keys(sheet.unsent()),
    isTimeUp: countdown.secondsLeft() === 0,
    left: leaving.total(),
  };
}
