import { DomainError } from '../kernel/errors.js';
import { MOST_ATTEMPTS_LEFT } from '../settings/index.js';

/** The test was not paid for. */
export class PaymentRequired extends DomainError {
  constructor() {
    super('forbidden', 'payment_required', 'Payment has not been completed.');
  }
}

/** All attempts are used. */
export class NoAttemptsLeft extends DomainError {
  constructor() {
    super('conflict', 'no_attempts_left', 'You have no remaining attempts.');
  }
}

/** The student would have more attempts left than anyone may. */
export class TooManyAttempts extends DomainError {
  constructor() {
    super(
      'conflict',
      'too_many_attempts',
      `A student can have at most ${MOST_ATTEMPTS_LEFT} attempts left.`,
    );
  }
}

/** The attempt still runs, or is closed already. */
export class AttemptNotOverdue extends DomainError {
  constructor() {
    super('conflict', 'attempt_not_overdue', 'Only an open test whose time is over can be closed.');
  }
}

/** The request names no test subject, or one that does not exist. */
export class NoDomainSelected extends DomainError {
  constructor() {
    super(
      'invalid',
      'no_domain_selected',
      'No domain selected. Please go back and select a domain.',
    );
  }
}

/** The page showed other figures of the test than those in force. */
export class TestTermsChanged extends DomainError {
  constructor() {
    super(
      'conflict',
      'test_terms_changed',
      'What holds for the test has changed. Please read it again, then start.',
    );
  }
}

/** The bank holds no question of this subject. */
export class NoQuestions extends DomainError {
  constructor() {
    super('not-found', 'no_questions', 'No questions available for this domain.');
  }
}

/** The bank holds too few questions of this subject. */
export class DomainNotOffered extends DomainError {
  constructor() {
    super(
      'conflict',
      'domain_not_offered',
      'There are too few questions for a test in this domain just now. Please choose another domain.',
    );
  }
}

/** There is no such attempt, or it is another student's. */
export class AttemptNotFound extends DomainError {
  constructor() {
    super('not-found', 'attempt_not_found', 'There is no such test.');
  }
}

/** The attempt is closed, so its answers stand. */
export class AttemptClosed extends DomainError {
  constructor() {
    super('conflict', 'attempt_closed', 'This test is closed; its answers can no longer change.');
  }
}

/** The attempt was voided: it does not count. */
export class AttemptVoid extends DomainError {
  constructor() {
    super('conflict', 'attempt_void', 'This test was taken back. It does not count.');
  }
}

/** Only a closed attempt can be opened again. */
export class AttemptNotClosed extends DomainError {
  constructor() {
    super('conflict', 'attempt_not_closed', 'Only a test that was closed can be opened again.');
  }
}

/** The student has begun another test meanwhile. */
export class OtherAttemptOpen extends DomainError {
  constructor() {
    super('conflict', 'other_attempt_open', 'The student has another test open.');
  }
}

/** The student has seen the right answers. */
export class ReviewOpened extends DomainError {
  constructor() {
    super(
      'conflict',
      'review_opened',
      'The student has opened the review, so the test stays closed. Void it to give it back.',
    );
  }
}

/** A page that submits since its time is up has not heard yet that time was added. */
export class TimeWasAdded extends DomainError {
  constructor() {
    super('conflict', 'time_was_added', 'Time was added. Your test goes on.');
  }
}

/** There is no such result, or it is another student's. */
export class ResultNotFound extends DomainError {
  constructor() {
    super('not-found', 'result_not_found', 'Failed to fetch result.');
  }
}

/** The student has a request for more time that nobody has decided on yet. */
export class AccommodationRequested extends DomainError {
  constructor() {
    super('conflict', 'accommodation_requested', 'Your request is with us already.');
  }
}

/** There is no request for more time that could be taken back. */
export class NoAccommodationRequest extends DomainError {
  constructor() {
    super('conflict', 'no_accommodation_request', 'There is no request that waits.');
  }
}

/** Somebody has decided on the request already, or the accommodation has ended. */
export class AccommodationSettled extends DomainError {
  constructor() {
    super('conflict', 'accommodation_settled', 'This has been decided already.');
  }
}
