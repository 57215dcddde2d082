import type { DocumentRepository } from './ports.js';

export type CertificateStores = { readonly certificates: DocumentRepository };
