import { DomainError } from '../../kernel/errors.js';

/** A letter goes with the move, and each has facts of its own. */
export class LetterNeeded extends DomainError {
  constructor() {
    super(
      'conflict',
      'letter_needed',
      'A letter goes with this move, with days and hours of its own. Please move each application on its page.',
    );
  }
}

/** There is no letter of this code, or not for the one who asks. */
export class LetterNotFound extends DomainError {
  constructor() {
    super('not-found', 'letter_not_found', 'There is no letter with this code.');
  }
}
