import { DomainError } from '../kernel/errors.js';

/** The mail waits, was sent, or was given up on purpose. */
export class EmailNotFailed extends DomainError {
  constructor() {
    super('conflict', 'email_not_failed', 'Only a mail that failed can be sent again.');
  }
}

/** Whatever the mail tells no longer holds. */
export class EmailExpired extends DomainError {
  constructor() {
    super('conflict', 'email_expired', 'This mail has expired; the student can ask for a new one.');
  }
}

/** The mail was sent, or given up already. */
export class EmailNotWaiting extends DomainError {
  constructor() {
    super('conflict', 'email_not_waiting', 'Only a mail that waits or failed can be cancelled.');
  }
}

/** The mail is on its way to the mail server. */
export class EmailBeingSent extends DomainError {
  constructor() {
    super(
      'conflict',
      'email_being_sent',
      'This mail is being sent just now. Please look again in a moment.',
    );
  }
}
