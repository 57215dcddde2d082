import {
  DomainError,
  unauthenticated,
  forbidden,
  notFound,
  unavailable,
} from '@portal/domain/kernel/errors.js';
import type { Puzzle } from '@portal/domain/kernel/proof-of-work.js';
import { waitInWords } from '@portal/domain/kernel/wait-in-words.js';

/** No token, or one that is forged, expired, revoked, or of another audience. */
export class NotSignedIn extends unauthenticated('not_signed_in', 'Please sign in to continue.') {}

export class NotYours extends forbidden('not_yours', 'This is not yours to see or change.') {}

export class TooManyRequests extends DomainError {
  /** @param proof the proof of work that ends the wait at once, if any */
  constructor(retryAfterSeconds: number, proof?: Puzzle) {
    const wait = waitInWords(retryAfterSeconds);
    super('too-many', 'too_many_requests', `Too many tries. Please wait ${wait} and try again.`, {
      retryAfterSeconds,
      ...(proof && { proof }),
    });
  }
}

/** Only students can get a code by mail. */
const NEW_PASSWORD = {
  student: 'set a new password',
  admin: 'ask another owner to reset your password',
} as const;

/** So many wrong passwords were tried that none is compared for this account today. */
export class GuessesUsedUp extends DomainError {
  constructor(retryAfterSeconds: number, whose: keyof typeof NEW_PASSWORD) {
    const wait = waitInWords(retryAfterSeconds);
    super(
      'too-many',
      'guesses_used_up',
      `Too many wrong passwords were tried for this account. Please sign in on a device that you have used before, ${NEW_PASSWORD[whose]}, or wait ${wait}.`,
      { retryAfterSeconds },
    );
  }
}

export class NoSuchRoute extends notFound('no_such_route', 'There is nothing at this address.') {}

/** This process has as many connected pages as it can take. */
export class NoRoom extends unavailable('no_room', 'Please ask now and then instead.') {}
