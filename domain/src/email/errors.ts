import { conflict } from '../kernel/errors.js';

export class EmailNotFailed extends conflict(
  'email_not_failed',
  'Only a mail that failed can be sent again.',
) {}

export class EmailExpired extends conflict(
  'email_expired',
  'This mail has expired; the student can ask for a new one.',
) {}

export class EmailNotWaiting extends conflict(
  'email_not_waiting',
  'Only a mail that waits or failed can be cancelled.',
) {}

export class EmailBeingSent extends conflict(
  'email_being_sent',
  'This mail is being sent just now. Please look again in a moment.',
) {}
