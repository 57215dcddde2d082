import type { Session } from '../../../lib/session.js';
import type { Choices, OpenAttempt, PageLeft, Submission } from '../exam-api.js';

type Submitted = {
  readonly student: Session;
  readonly attempt: OpenAttempt;
  readonly choices: Choices;
  readonly unsent: Choices;
  readonly secondsLeft: number;
  readonly left: PageLeft | undefined;
};

const secondsBetween = (start: string, end: string): number =>
  Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000));

/** The specification's body. Its times are only shown: the server uses its own clock. */
export function submissionOf(submitted: Submitted): Submission {
  const { student, attempt, choices, unsent, secondsLeft, left } = submitted;
  const limit = secondsBetween(attempt.startedOn, attempt.deadline);
  const timeTaken = Math.max(0, limit - secondsLeft);
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
    unsaved: Object.keys(unsent),
    isTimeUp: secondsLeft === 0,
    left,
  };
}
