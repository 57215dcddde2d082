export type { Accommodation } from './accommodation.js';
export type { Try } from './all-tries.js';
export { announce } from './announce.js';
export { newsOf, type AttemptNews, type NewsAttempt } from './attempt-news.js';
export { remainingSeconds, timeOf, type Attempt } from './attempt.js';
export { attemptsInfo } from './attempts-info.js';
export { closeOverdueAsAdmin } from './close-overdue-as-admin.js';
export { closeOverdue, closeOverdueOf } from './close-overdue.js';
export { acceptLateAnswer, declineLateAnswer } from './decide-late-answer.js';
export { declineQuestionDisputes, upholdQuestionDisputes } from './disputes/decide-disputes.js';
export { byNeed, isPressing } from './disputes/dispute-queue.js';
export { fileQuestionDispute } from './disputes/file-dispute.js';
export type { QuestionDisputeRepository, DisputeStores } from './disputes/ports.js';
export {
  DISPUTE_KINDS,
  type DisputeKind,
  type QuestionDispute,
} from './disputes/question-dispute.js';
export { ownDispute, viewQuestionDisputes } from './disputes/view-disputes.js';
export { AttemptClosed, ResultNotFound } from './errors.js';
export { extendAttempt, extendOpenAttempts } from './extend-attempts.js';
export { endAccommodation, grantAccommodation } from './grant-accommodation.js';
export { grantAttempts } from './grant-attempts.js';
export { RUSHED_SECONDS, LEAST_RUSHED, MOST_RUSHED } from './rushed.js';
export { howTakenOf } from './how-taken.js';
export type { Intervention } from './intervention.js';
export { type Journey, viewJourney } from './journey/view-journey.js';
export { keepLateAnswers } from './keep-late-answers.js';
export type { LateAnswer, LateAnswerRepository } from './late-answer.js';
export { LEAST_GAP_SECONDS, QUIET_AFTER_SECONDS } from './live.js';
export type {
  InterventionLog,
  AccommodationRepository,
  AttemptRepository,
  AttemptStatus,
  ClosedAttempt,
  GradedAttempt,
  KeptGrading,
  Regrading,
  ResultRepository,
  ServedIn,
  ExamStores,
} from './ports.js';
export { setNextRulingState } from './regrading/next-ruling-state.js';
export type { RegradeQueue, RegradeRun, RegradingStores } from './regrading/ports.js';
export { previewRuling } from './regrading/preview-ruling.js';
export { runRegrades } from './regrading/run-regrades.js';
export type { Correction, Result, ResultSummary } from './result.js';
export { saveAnswers } from './save-answers.js';
export type { Admission, Entry } from './sittings/admission.js';
export { rejectOtherPage } from './sittings/on-device.js';
export { enterRoom, ownSitting } from './sittings/enter-room.js';
export { endSitting, expectStudents, saveSitting, waiveFees } from './sittings/manage-sittings.js';
export type { SittingRepository } from './sittings/ports.js';
export { roomCode } from './sittings/room-code.js';
export { sittingState, type SupervisedSitting } from './sittings/supervised-sitting.js';
export { decideAdmission, noteIncident } from './sittings/supervise-room.js';
export { findSitting, rejectOtherRoom, SUPERVISOR_ROLES } from './sittings/supervisor.js';
export { startAttempt, type StartedAttempt } from './start-attempt.js';
export type { StudentAtTest } from './student-at-test.js';
export {
  submitAttempt,
  submitTogether,
  type NamedSubmission,
  type Submission,
  type SubmitOutcome,
} from './submit-attempt.js';
export { viewAccommodation } from './view-accommodation.js';
export { viewResult } from './view-result.js';
export { publishedTries, viewTries } from './view-tries.js';
export { reopenAttempt, voidAttempt } from './void-and-reopen.js';
