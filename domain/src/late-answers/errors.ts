import { domainError } from '../kernel/errors.js';

export class AttemptStillOpen extends domainError(
  'conflict',
  'attempt_still_open',
  'This test is still open: its answers can be saved.',
) {}

export class LateAnswerDecided extends domainError(
  'conflict',
  'late_answer_decided',
  'This answer has been decided on already.',
) {}

export class CameAfterReview extends domainError(
  'conflict',
  'came_after_review',
  'It came when the review with the right answers had been opened, so it can only be declined.',
) {}

export class AcceptingLowersScore extends domainError(
  'conflict',
  'accepting_lowers_score',
  'With this answer the score would be lower than it is. Decline it instead.',
) {}
