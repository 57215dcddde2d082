import type { Certificate } from './certificate.js';

/** Where certificates are kept, for good. The caller holds its student's lock. */
export type CertificateRepository = {
  /** Adds a certificate; there is one a result, and one of each code. @returns false if its code is
   * taken, with nothing added @throws if its result has one */
  add(certificate: Certificate): Promise<boolean>;
  save(certificate: Certificate): Promise<void>;
  find(id: string): Promise<Certificate | null>;
  findByCode(code: string): Promise<Certificate | null>;
  /** Those of these results that have one, in any order. */
  findThose(ids: readonly string[]): Promise<readonly Certificate[]>;
  findAllOf(studentId: string): Promise<readonly Certificate[]>;
};

export type WithCertificates = { readonly certificates: CertificateRepository };
