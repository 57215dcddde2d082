import { testRefusals } from '../testing/test-refusals.js';
import * as ofDisputes from './disputes/errors.js';
import * as ofTests from './errors.js';
import * as ofRulings from './regrading/errors.js';

testRefusals(
  { ...ofTests, ...ofDisputes, ...ofRulings },
  `
PaymentRequired forbidden payment_required Payment has not been completed.
NoAttemptsLeft conflict no_attempts_left You have no remaining attempts.
NoDomainSelected invalid no_domain_selected No domain selected. Please go back and select a domain.
TestTermsChanged conflict test_terms_changed What holds for the test has changed. Please read it again, then start.
NoQuestions not-found no_questions No questions available for this domain.
DomainNotOffered conflict domain_not_offered There are too few questions for a test in this domain just now. Please choose another domain.
AttemptNotFound not-found attempt_not_found There is no such test.
AttemptClosed conflict attempt_closed This test is closed; its answers can no longer change.
AccommodationEnded conflict accommodation_ended This extra time has ended already.
AttemptVoid conflict attempt_void This test was taken back. It does not count.
AttemptNotClosed conflict attempt_not_closed Only a test that was closed can be opened again.
OtherAttemptOpen conflict other_attempt_open The student has another test open.
ReviewOpened conflict review_opened The student has opened the review, so the test stays closed. Void it to give it back.
TimeWasAdded conflict time_was_added Time was added. Your test goes on.
ResultNotFound not-found result_not_found Failed to fetch result.
TooManyAttempts conflict too_many_attempts
AttemptNotOverdue conflict attempt_not_overdue
AttemptStillOpen conflict attempt_still_open
LateAnswerDecided conflict late_answer_decided
CameAfterReview conflict came_after_review
AcceptingLowersScore conflict accepting_lowers_score
DisputesClosed conflict question_disputes_closed
QuestionDisputed conflict question_disputed
TooManyDisputes conflict too_many_question_disputes
NoSuchRulingInForce conflict no_such_ruling_in_force
PreviewIsStale conflict preview_is_stale
OnlyOwnersTakePasses forbidden only_owners_take_passes
`,
);
