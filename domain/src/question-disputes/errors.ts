import { DomainError } from '../kernel/errors.js';
import { DISPUTE_DAYS, MOST_DISPUTES } from './question-dispute.js';

export class DisputesClosed extends DomainError {
  constructor() {
    super(
      'conflict',
      'question_disputes_closed',
      `Questions can be reported within ${DISPUTE_DAYS} days of the test. That time is over.`,
    );
  }
}

export class QuestionDisputed extends DomainError {
  constructor() {
    super('conflict', 'question_disputed', 'You have reported this question already.');
  }
}

export class TooManyDisputes extends DomainError {
  constructor() {
    super(
      'conflict',
      'too_many_question_disputes',
      `You can report ${MOST_DISPUTES} questions of a test. Those we agree with do not count.`,
    );
  }
}

export class NoSuchRulingInForce extends DomainError {
  constructor() {
    super(
      'conflict',
      'no_such_ruling_in_force',
      'This ruling is not in force on this version of the question.',
    );
  }
}
