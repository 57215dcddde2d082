import type { Transaction, RandomSource } from '../kernel/transaction.js';
import {
  type GradedResult,
  newCertificate,
  type TestTaken,
  underGrading,
  withoutResult,
} from './certificate.js';
import { CODE_LENGTH } from './certificate-code.js';
import { underFreeCode } from './under-free-code.js';
import type { CertificateStores } from './ports.js';
import { UNSUPERVISED } from './how-taken.js';

export type Grounds = TestTaken & { readonly result: GradedResult };

type Tx = Transaction<CertificateStores>;

async function issue(tx: Tx, random: RandomSource, { result, ...test }: Grounds): Promise<void> {
  await underFreeCode({ random, length: CODE_LENGTH }, (code) =>
    tx.certificates.add(newCertificate(result, { code, ...test }, tx.now)),
  );
}

/** Issues, changes or revokes the certificate, in the transaction of the regrading. The caller holds the student's
 * lock. */
export async function regradeCertificate(
  tx: Tx,
  random: RandomSource,
  grounds: Grounds,
): Promise<void> {
  const certificate = await tx.certificates.find(grounds.result.id);
  if (certificate) {
    await tx.certificates.save(underGrading(certificate, grounds.result, tx.now));
  } else if (grounds.result.passed) await issue(tx, random, grounds);
}

/** Issues the certificate of a passed result, in the transaction that closes the attempt. The caller holds the
 * student's lock. A reopened attempt may already have one. */
export async function issueCertificate(
  tx: Tx,
  random: RandomSource,
  grounds: Grounds,
): Promise<void> {
  if (grounds.result.passed) await regradeCertificate(tx, random, grounds);
}

/** Takes the word "supervised" from the certificate of a result; the database then revokes its badge, and a new one is
 * signed. The caller holds the student's lock. */
export async function markUnsupervised(tx: Tx, resultId: string): Promise<void> {
  const certificate = await tx.certificates.find(resultId);
  if (!certificate?.facts) return;
  const facts = { ...certificate.facts, taken: UNSUPERVISED };
  await tx.certificates.save({ ...certificate, facts });
}

/** Revokes the certificate of a withdrawn result, in the transaction that voids or reopens the attempt. The caller
 * holds the student's lock. */
export async function revokeWithResult(tx: Tx, resultId: string): Promise<void> {
  const certificate = await tx.certificates.find(resultId);
  if (certificate) await tx.certificates.save(withoutResult(certificate, tx.now));
}
