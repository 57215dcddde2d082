import { readCode, type Certificate, type CertificateStores } from '../certificates/index.js';
import type { ConsentStores } from '../consents/index.js';
import type { Work } from '../kernel/transaction.js';
import { allTries, pooledTries, type AllTries, type PooledTries } from './all-tries.js';
import { ResultNotFound } from './errors.js';
import type { Viewer } from './view-result.js';
import type { ExamStores } from './ports.js';

/** All tests of a result's student in its domain together. @returns null if none counts @throws ResultNotFound, also
 * for another student's result */
export async function viewTries(
  { results }: ExamStores,
  resultId: string,
  viewer: Viewer,
): Promise<AllTries | null> {
  const found = await results.find(resultId);
  if (!found || (viewer.role === 'student' && viewer.studentId !== found.studentId)) {
    throw new ResultNotFound();
  }
  return allTries(await results.triesOf(found.studentId, found.domain), found);
}

type Reading = CertificateStores & ConsentStores & ExamStores;

async function mayTell({ consents }: Reading, certificate: Certificate): Promise<boolean> {
  const last = (await consents.findAllOf(certificate.id)).at(-1);
  return certificate.isPublic && last?.action === 'given';
}

/** All tests behind a certificate, for anyone with its code: only if its owner made it public under a notice that lists
 * them. @param code as typed */
export const publishedTries = (
  { unitOfWork }: Work<Reading>,
  code: string,
): Promise<PooledTries | null> =>
  unitOfWork.run(async (tx) => {
    const read = readCode(code);
    const found = read === null ? null : await tx.certificates.findByCode(read);
    if (found?.kind !== 'certificate' || !found.studentId || !found.facts) return null;
    if (!(await mayTell(tx, found))) return null;
    return pooledTries(await tx.results.triesOf(found.studentId, found.domain), found.id);
  });
