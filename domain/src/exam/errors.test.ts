import { expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import {
  AccommodationEnded,
  AttemptClosed,
  AttemptNotClosed,
  AttemptNotFound,
  AttemptVoid,
  NoAttemptsLeft,
  NoDomainSelected,
  NoQuestions,
  DomainNotOffered,
  OtherAttemptOpen,
  PaymentRequired,
  ResultNotFound,
  ReviewOpened,
  TestTermsChanged,
  TimeWasAdded,
} from './errors.js';

const REFUSALS: readonly (readonly [DomainError, kind: string, code: string, message: string])[] = [
  [new PaymentRequired(), 'forbidden', 'payment_required', 'Payment has not been completed.'],
  [new NoAttemptsLeft(), 'conflict', 'no_attempts_left', 'You have no remaining attempts.'],
  [
    new NoDomainSelected(),
    'invalid',
    'no_domain_selected',
    'No domain selected. Please go back and select a domain.',
  ],
  [
    new TestTermsChanged(),
    'conflict',
    'test_terms_changed',
    'What holds for the test has changed. Please read it again, then start.',
  ],
  [new NoQuestions(), 'not-found', 'no_questions', 'No questions available for this domain.'],
  [
    new DomainNotOffered(),
    'conflict',
    'domain_not_offered',
    'There are too few questions for a test in this domain just now. Please choose another domain.',
  ],
  [new AttemptNotFound(), 'not-found', 'attempt_not_found', 'There is no such test.'],
  [
    new AttemptClosed(),
    'conflict',
    'attempt_closed',
    'This test is closed; its answers can no longer change.',
  ],
  [
    new AccommodationEnded(),
    'conflict',
    'accommodation_ended',
    'This extra time has ended already.',
  ],
  [new AttemptVoid(), 'conflict', 'attempt_void', 'This test was taken back. It does not count.'],
  [
    new AttemptNotClosed(),
    'conflict',
    'attempt_not_closed',
    'Only a test that was closed can be opened again.',
  ],
  [new OtherAttemptOpen(), 'conflict', 'other_attempt_open', 'The student has another test open.'],
  [
    new ReviewOpened(),
    'conflict',
    'review_opened',
    'The student has opened the review, so the test stays closed. Void it to give it back.',
  ],
  [new TimeWasAdded(), 'conflict', 'time_was_added', 'Time was added. Your test goes on.'],
  [new ResultNotFound(), 'not-found', 'result_not_found', 'Failed to fetch result.'],
];

it.each(REFUSALS)('%p is of kind %s, with the code %s', (refusal, kind, code, message) => {
  expect(refusal).toMatchObject({ kind, code, message });
  expect(refusal.name).toBe(refusal.constructor.name);
});
