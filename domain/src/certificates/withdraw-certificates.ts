import { type WithConsents, withdrawConsent } from '../consents/index.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction } from '../kernel/transaction.js';
import { withdrawn } from './certificate.js';
import type { WithCertificates } from './ports.js';

/** Takes all that tells of a student out of the certificates of an account that is erased, within
 * the transaction that erases it. Their addresses go on telling that they are withdrawn. @returns
 * their ids */
export async function withdrawCertificatesOf(
  tx: Transaction<WithCertificates & WithConsents>,
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
