import { DomainError, notFound } from '../kernel/errors.js';

export class DocumentNotFound extends notFound(
  'document_not_found',
  'There is no certificate or letter with this code.',
) {}

export class CertificateStands extends DomainError {
  constructor(state: string) {
    super('conflict', 'certificate_stands', `This can’t be done: the certificate is ${state}.`);
  }
}
