import { DomainError, domainError } from '../kernel/errors.js';

export class CertificateNotFound extends domainError(
  'not-found',
  'certificate_not_found',
  'There is no certificate with this code.',
) {}

export class CertificateStands extends DomainError {
  constructor(state: string) {
    super('conflict', 'certificate_stands', `This can’t be done: the certificate is ${state}.`);
  }
}
