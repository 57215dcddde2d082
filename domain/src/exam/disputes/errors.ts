import { conflict } from '../../kernel/errors.js';
import { DISPUTE_DAYS, MOST_DISPUTES } from './question-dispute.js';

export class DisputesClosed extends conflict(
  'question_disputes_closed',
  `Questions can be reported within ${DISPUTE_DAYS} days of the test. That time is over.`,
) {}

export class QuestionDisputed extends conflict(
  'question_disputed',
  'You have reported this question already.',
) {}

export class TooManyDisputes extends conflict(
  'too_many_question_disputes',
  `You can report ${MOST_DISPUTES} questions of a test. Those we agree with do not count.`,
) {}

export class NoSuchRulingInForce extends conflict(
  'no_such_ruling_in_force',
  'This ruling is not in force on this version of the question.',
) {}
