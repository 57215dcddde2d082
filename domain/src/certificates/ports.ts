import type { Certificate } from './certificate.js';
import type { IssuedDocument } from './issued-document.js';
import type { Letter } from './letter.js';

/** Where issued documents are stored, for good. The caller holds the lock of the student or of the
 * application. */
export type DocumentRepository = {
  /** Adds a document; there is one of each code, one certificate a result, and one valid letter of a
   * kind for an application. @returns false if its code is taken, with nothing added @throws if its
   * result or its application has one */
  add(document: IssuedDocument): Promise<boolean>;
  save(certificate: Certificate): Promise<void>;
  find(id: string): Promise<Certificate | null>;
  /** The letter of an offer that was not answered in time is revoked since that moment. */
  findByCode(code: string): Promise<IssuedDocument | null>;
  /** The certificates of these results that have one, in any order. */
  findThose(ids: readonly string[]): Promise<readonly Certificate[]>;
  /** The certificates of a student, newest first. */
  findAllOf(studentId: string): Promise<readonly Certificate[]>;
  /** The letters of an application, oldest first. */
  findLettersOf(applicationId: string): Promise<readonly Letter[]>;
  /** Revokes the valid offer letter of an application, if there is one. */
  revokeOffer(applicationId: string, at: Date): Promise<void>;
  /** Withdraws all letters to this address; of each only the code is left. */
  withdrawLettersTo(email: string, at: Date): Promise<void>;
};
