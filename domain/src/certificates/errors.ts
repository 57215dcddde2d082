import { DomainError } from '../kernel/errors.js';

/** There is no certificate of this code or id, or not for the one who asks. */
export class CertificateNotFound extends DomainError {
  constructor() {
    super('not-found', 'certificate_not_found', 'There is no certificate with this code.');
  }
}

/** What was asked does not go with the state of the certificate. */
export class CertificateStands extends DomainError {
  /** @param state how it stands */
  constructor(state: string) {
    super('conflict', 'certificate_stands', `This can’t be done: the certificate is ${state}.`);
  }
}
