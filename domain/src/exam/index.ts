export type { Accommodation } from './accommodation.js';
export {
  anchorOf,
  readAnchor,
  stampedAt,
  stampOf,
  type Anchor,
  type Sealer,
  type WithSealer,
} from './anchors.js';
export { ownAnswers, remainingSeconds, timeOf, type Attempt } from './attempt.js';
export type { Try } from './all-tries.js';
export { announce } from './announce.js';
export { newsOf, type AttemptNews, type NewsAttempt } from './attempt-news.js';
export { attemptsInfo } from './attempts-info.js';
export { closeOverdueAsAdmin } from './close-overdue-as-admin.js';
export { closeOverdue, closeOverdueOf } from './close-overdue.js';
export {
  declineAccommodation,
  endAccommodation,
  grantAccommodation,
} from './decide-accommodation.js';
export { LEAST_GAP_SECONDS, type ConnectionGap } from './connection-gap.js';
export { AttemptNotClosed, AttemptNotFound, AttemptVoid, ResultNotFound } from './errors.js';
export { extendAttempt, extendOpenAttempts } from './extend-attempts.js';
export { grantAttempts } from './grant-attempts.js';
export { HASTY_SECONDS, LEAST_HASTY, MOST_HASTY } from './hasty.js';
export type { Intervention } from './intervention.js';
export { QUIET_AFTER_SECONDS } from './live.js';
export { lockAttempt } from './lock-attempt.js';
export type {
  GapLog,
  InterventionLog,
  SignalLog,
  WithGaps,
  WithInterventions,
  WithSignals,
} from './log-ports.js';
export { noteGap } from './note-gap.js';
export { noteSignals } from './note-signals.js';
export type {
  AccommodationRepository,
  AttemptRepository,
  AttemptStatus,
  ClosedAttempt,
  Chance,
  ClosingStores,
  GradedAttempt,
  KeptGrading,
  Regrading,
  ResultRepository,
  ServedIn,
  WithAccommodations,
  WithAttempts,
  WithResults,
} from './ports.js';
export { regradeAttempt, regradedResult } from './regrade-attempt.js';
export { requestAccommodation, withdrawAccommodationRequest } from './request-accommodation.js';
export type { Correction, Result, ResultSummary } from './result.js';
export type { AttemptSignals } from './signals.js';
export { saveAnswers } from './save-answers.js';
export { startAttempt, type StartedAttempt } from './start-attempt.js';
export type { StudentAtTest } from './student-at-test.js';
export { submitAttempt } from './submit-attempt.js';
export { viewAccommodation } from './view-accommodation.js';
export { viewGaps } from './view-gaps.js';
export { viewResult } from './view-result.js';
export { viewSignals } from './view-signals.js';
export { publishedTries, viewTries } from './view-tries.js';
export { reopenAttempt, voidAttempt } from './void-and-reopen.js';
