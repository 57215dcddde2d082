/** What other areas may use of this one. */
export { remainingSeconds, type Attempt } from './attempt.js';
export { attemptsInfo } from './attempts-info.js';
export { closeOverdueAsAdmin } from './close-overdue-as-admin.js';
export { closeOverdue, closeOverdueOf } from './close-overdue.js';
export { ResultNotFound } from './errors.js';
export { grantAttempts } from './grant-attempts.js';
export { HASTY_SECONDS } from './hasty.js';
export type {
  AttemptRepository,
  AttemptStatus,
  ResultRepository,
  WithAttempts,
  WithResults,
} from './ports.js';
export type { Result, ResultSummary } from './result.js';
export { saveAnswers } from './save-answers.js';
export { startAttempt, type StartedAttempt } from './start-attempt.js';
export type { StudentAtTest } from './student-at-test.js';
export { submitAttempt } from './submit-attempt.js';
export { viewResult } from './view-result.js';
