import { withdrawConsent, type ConsentStores } from '../consents/index.js';
import type { Transaction, IdSource } from '../kernel/transaction.js';
import { withdrawn } from './certificate.js';
import type { CertificateStores } from './ports.js';

/** Removes the student's data from certificates, in the transaction of the erasure; their pages then say that they are
 * withdrawn. @returns their ids */
export async function withdrawCertificatesOf(
  tx: Transaction<CertificateStores & ConsentStores>,
  ids: IdSource,
  studentId: string,
): Promise<readonly string[]> {
  const all = await tx.certificates.findAllOf(studentId);
  for (const certificate of all) {
    await tx.certificates.save(withdrawn(certificate, tx.now));
    await withdrawConsent(tx, ids, certificate.id);
  }
  return all.map(({ id }) => id);
}
