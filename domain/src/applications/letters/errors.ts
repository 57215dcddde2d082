import { domainError } from '../../kernel/errors.js';

export class LetterNeeded extends domainError(
  'conflict',
  'letter_needed',
  'A letter goes with this move, with days and hours of its own. Please move each application on its page.',
) {}

export class LetterNotFound extends domainError(
  'not-found',
  'letter_not_found',
  'There is no letter with this code.',
) {}
