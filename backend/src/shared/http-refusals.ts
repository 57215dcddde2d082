import { Refusal } from '@portal/domain/shared/refusal.js';

/** No token, or one that is forged, expired, revoked, or of another audience. */
export class NotSignedIn extends Refusal {
  constructor() {
    super('unauthenticated', 'not_signed_in', 'Please sign in to continue.');
  }
}

/** It belongs to someone else. */
export class NotYours extends Refusal {
  constructor() {
    super('forbidden', 'not_yours', 'This is not yours to see or change.');
  }
}

/** Too many requests of this kind from one address or for one account. */
export class TooManyRequests extends Refusal {
  constructor(retryAfterSeconds: number) {
    super('too-many', 'too_many_requests', 'Too many tries. Please wait a little and try again.', {
      retryAfterSeconds,
    });
  }
}

/** There is no such address. */
export class NoSuchRoute extends Refusal {
  constructor() {
    super('not-found', 'no_such_route', 'There is nothing at this address.');
  }
}
