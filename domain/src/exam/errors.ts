import { forbidden, conflict, invalid, notFound } from '../kernel/errors.js';
import { MOST_ATTEMPTS_LEFT } from '../settings/index.js';

export class PaymentRequired extends forbidden(
  'payment_required',
  'Payment has not been completed.',
) {}

export class NoAttemptsLeft extends conflict(
  'no_attempts_left',
  'You have no remaining attempts.',
) {}

export class TooManyAttempts extends conflict(
  'too_many_attempts',
  `A student can have at most ${MOST_ATTEMPTS_LEFT} attempts left.`,
) {}

export class AttemptNotOverdue extends conflict(
  'attempt_not_overdue',
  'Only an open test whose time is over can be closed.',
) {}

export class NoDomainSelected extends invalid(
  'no_domain_selected',
  'No domain selected. Please go back and select a domain.',
) {}

export class TestTermsChanged extends conflict(
  'test_terms_changed',
  'What holds for the test has changed. Please read it again, then start.',
) {}

export class NoQuestions extends notFound(
  'no_questions',
  'No questions available for this domain.',
) {}

export class DomainNotOffered extends conflict(
  'domain_not_offered',
  'There are too few questions for a test in this domain just now. Please choose another domain.',
) {}

export class AttemptNotFound extends notFound('attempt_not_found', 'There is no such test.') {}

export class AttemptClosed extends conflict(
  'attempt_closed',
  'This test is closed; its answers can no longer change.',
) {}

export class AttemptStillOpen extends conflict(
  'attempt_still_open',
  'This test is still open: its answers can be saved.',
) {}

export class AttemptVoid extends conflict(
  'attempt_void',
  'This test was taken back. It does not count.',
) {}

export class AttemptNotClosed extends conflict(
  'attempt_not_closed',
  'Only a test that was closed can be opened again.',
) {}

export class OtherAttemptOpen extends conflict(
  'other_attempt_open',
  'The student has another test open.',
) {}

export class ReviewOpened extends conflict(
  'review_opened',
  'The student has opened the review, so the test stays closed. Void it to give it back.',
) {}

/** The page has submitted because its time was up, and did not know yet that time was added. */
export class TimeWasAdded extends conflict(
  'time_was_added',
  'Time was added. Your test goes on.',
) {}

export class ResultNotFound extends notFound('result_not_found', 'Failed to fetch result.') {}

export class AccommodationEnded extends conflict(
  'accommodation_ended',
  'This extra time has ended already.',
) {}

export class LateAnswerDecided extends conflict(
  'late_answer_decided',
  'This answer has been decided on already.',
) {}

export class CameAfterReview extends conflict(
  'came_after_review',
  'It came when the review with the right answers had been opened, so it can only be declined.',
) {}

export class OtherAnswerAccepted extends conflict(
  'other_answer_accepted',
  'Another late answer to this question was accepted, so this one can only be declined.',
) {}

export class AcceptingLowersScore extends conflict(
  'accepting_lowers_score',
  'With this answer the score would be lower than it is. Decline it instead.',
) {}
