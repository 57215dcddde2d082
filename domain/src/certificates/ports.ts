import type { Certificate } from './certificate.js';
import type { IssuedDocument } from './issued-document.js';
import type { Letter } from './letter.js';

/** Where issued documents are stored, forever. The caller holds the lock of the student or the application. */
export type DocumentRepository = {
  /** Adds a document. @returns false, with nothing added, if its code is taken @throws if the result has a certificate,
   * or the application a valid letter of this kind */
  add(document: IssuedDocument): Promise<boolean>;
  save(certificate: Certificate): Promise<void>;
  find(id: string): Promise<Certificate | null>;
  /** The letter of an offer without an answer in time counts as revoked since its last moment. */
  findByCode(code: string): Promise<IssuedDocument | null>;
  /** The certificates of these results, in any order. */
  findThose(ids: readonly string[]): Promise<readonly Certificate[]>;
  /** The certificates of a student, newest first. */
  findAllOf(studentId: string): Promise<readonly Certificate[]>;
  /** The letters of an application, oldest first. */
  findLettersOf(applicationId: string): Promise<readonly Letter[]>;
  revokeOffer(applicationId: string, at: Date): Promise<void>;
  /** Withdraws all letters to this address; only their codes are left. */
  withdrawLettersTo(email: string, at: Date): Promise<void>;
};

export type CertificateStores = { readonly certificates: DocumentRepository };
