import type { DocumentRepository } from './ports.js';

/** The stores of this area, for a transaction. */
export type CertificateStores = {
  readonly certificates: DocumentRepository;
};
