import { StudentNotFound, type Student, type AccountStores } from '../accounts/index.js';
import {
  ageErrors,
  type Consent,
  type FormStatements,
  giveConsent,
  mailNotice,
  withdrawConsent,
  type ConsentStores,
} from '../consents/index.js';
import type { EmailStores } from '../email/index.js';
import { rejectInvalid } from '../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import { type Certificate, type ShownState, shownState } from './certificate.js';
import { DocumentNotFound, CertificateStands } from './errors.js';
import type { CertificateStores } from './ports.js';

export type OwnCertificate = Certificate & { readonly shown: ShownState };

export async function ownCertificates(
  { certificates }: CertificateStores,
  studentId: string,
): Promise<readonly OwnCertificate[]> {
  const all = await certificates.findAllOf(studentId);
  return all.map((one) => ({ ...one, shown: shownState(one, all) }));
}

/** Whether a certificate's page shows its owner, with the versions of the texts above the button. */
export type Publishing = FormStatements & {
  readonly studentId: string;
  readonly certificateId: string;
  readonly isPublic: boolean;
};

const statesAge = ({ ageStatement }: Consent): boolean => ageStatement !== null;

/** Whether a student has stated the age, with the account or with a certificate. A sign-up by the API may lack it. */
export async function hasStatedAge(
  { certificates, consents }: CertificateStores & ConsentStores,
  studentId: string,
): Promise<boolean> {
  if ((await consents.findAllOf(studentId)).some(statesAge)) return true;
  for (const { id } of await certificates.findAllOf(studentId)) {
    if ((await consents.findAllOf(id)).some(statesAge)) return true;
  }
  return false;
}

async function ownOne(
  tx: Transaction<CertificateStores & AccountStores>,
  { studentId, certificateId }: Publishing,
): Promise<{ readonly certificate: Certificate; readonly student: Student }> {
  const student = await tx.students.lockById(studentId);
  if (!student) throw new StudentNotFound();
  const certificate = await tx.certificates.find(certificateId);
  if (certificate?.studentId !== studentId) throw new DocumentNotFound();
  return { certificate, student };
}

/** Makes a certificate public, with a record of the consent, or private. A repeat changes nothing. @throws
 * DocumentNotFound, StudentNotFound, CertificateStands, InvalidInput if the age is not stated */
export async function publishCertificate(
  {
    unitOfWork,
    ids,
  }: Work<CertificateStores & ConsentStores & EmailStores & AccountStores> & {
    readonly ids: IdSource;
  },
  publishing: Publishing,
): Promise<void> {
  const { isPublic, ageStatement } = publishing;
  await unitOfWork.run(async (tx) => {
    const { certificate, student } = await ownOne(tx, publishing);
    if (certificate.isPublic === isPublic) return;
    if (isPublic && certificate.state !== 'valid') throw new CertificateStands(certificate.state);
    const isKnown = !isPublic || (await hasStatedAge(tx, student.id));
    if (!isKnown) rejectInvalid(ageErrors(publishing));
    await tx.certificates.save({ ...certificate, isPublic });
    if (!isPublic) return withdrawConsent(tx, ids, certificate.id);
    const about = { purpose: 'certificate', subjectId: certificate.id } as const;
    const agreement = isKnown ? about : { ...about, ageStatement };
    await mailNotice(tx, await giveConsent(tx, ids, agreement), student);
  });
}
