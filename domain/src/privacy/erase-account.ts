import { erased, type Student, type AccountStores } from '../accounts/index.js';
import type { ApplicationStores } from '../applications/index.js';
import { type Actor, noteAction, type AuditStores } from '../audit/index.js';
import { withdrawCertificatesOf, type CertificateStores } from '../certificates/index.js';
import { withdrawConsent, type ConsentStores } from '../consents/index.js';
import type { EmailStores } from '../email/index.js';
import type { ExamStores, DisputeStores } from '../exam/index.js';
import type { Transaction, IdSource } from '../kernel/transaction.js';
import type { Payment, PaymentStores } from '../payments/index.js';
import { keepSealedCopy, type ErasurePorts } from './sealed-copy.js';
import type { PrivacyStores } from './ports.js';

export type ErasureStores = ExamStores &
  ApplicationStores &
  AuditStores &
  AccountStores &
  CertificateStores &
  ConsentStores &
  PaymentStores &
  EmailStores &
  DisputeStores &
  PrivacyStores;

export type Erasure = { readonly actor: Actor; readonly reason: string; readonly wasIdle: boolean };

/** Addresses of the account. What was sent from an address belongs to the account only if the student has verified it.
 * */
async function ownAddresses(
  tx: Transaction<AccountStores>,
  student: Student,
): Promise<readonly string[]> {
  if (!student.emailVerifiedAt) return [];
  const addresses = [student.email];
  for (const { wasVerified, oldEmail } of await tx.corrections.findAllOf(student.id)) {
    if (!wasVerified || addresses.includes(oldEmail)) continue;
    // Another student who has signed up with it since owns it now.
    if (!(await tx.students.findByEmail(oldEmail))) addresses.push(oldEmail);
  }
  return addresses;
}

async function removeWhatCameFrom(
  tx: Transaction<ApplicationStores & CertificateStores & ConsentStores & EmailStores>,
  ids: IdSource,
  address: string,
) {
  const applications = await tx.applications.removeFrom(address);
  for (const id of applications) await withdrawConsent(tx, ids, id);
  await tx.certificates.withdrawLettersTo(address, tx.now);
  const messages = await tx.messages.removeFrom(address);
  const emails = await tx.emails.removeWith(address);
  return [...applications, ...messages, ...emails];
}

/** Removes all rows but the payments. @returns the ids that the audit log may mention */
async function removeRows(tx: Transaction<ErasureStores>, ids: IdSource, student: Student) {
  const certificates = await withdrawCertificatesOf(tx, ids, student.id);
  const disputes = await tx.questionDisputes.removeOf(student.id);
  await tx.results.removeOf(student.id);
  const attempts = await tx.attempts.removeOf(student.id);
  const accommodations = await tx.accommodations.removeOf(student.id);
  await tx.codes.removeOf(student.id);
  const addresses = await ownAddresses(tx, student);
  await tx.sittings.removeOf(student.id, addresses);
  await tx.corrections.removeOf(student.id);
  await tx.avatars.removeOf(student.id);
  await tx.visits.removeOf(student.id);
  await tx.sessions.removeOf(student.id);
  await withdrawConsent(tx, ids, student.id);
  const own = [student.id, ...attempts, ...accommodations, ...certificates, ...disputes];
  const sent = [];
  for (const address of addresses) sent.push(...(await removeWhatCameFrom(tx, ids, address)));
  return [...own, ...sent];
}

/** Removes the payer's name from receipts and payments. */
async function makeNameless(
  tx: Transaction<AuditStores & PaymentStores>,
  nameless: Student,
  payments: readonly Payment[],
): Promise<void> {
  const paymentIds = payments.map(({ id }) => id);
  await tx.receipts.renamePayer(nameless.id, nameless);
  await tx.creditNotes.renamePayer(nameless.id, nameless);
  await tx.refunds.blankReasons(paymentIds);
  await tx.audit.redact(paymentIds, 'reasons');
  await tx.providerEvents.blank(payments.flatMap(({ orderId }) => orderId ?? []));
}

/** Erases an account, whose lock is held, after sealing a copy if one must be stored. Payments stay without a name; a
 * later payment is flagged for a refund. */
export async function eraseAccount(
  tx: Transaction<ErasureStores>,
  ports: ErasurePorts,
  student: Student,
  { actor, reason, wasIdle }: Erasure,
): Promise<void> {
  const { ids } = ports;
  const sealedDays = await keepSealedCopy(tx, ports, student);
  const payments = await tx.payments.findAllOf(student.id);
  const keepsPayments = payments.length > 0;
  await tx.audit.redact(await removeRows(tx, ids, student), 'facts');
  const nameless = erased(student, tx.now);
  await makeNameless(tx, nameless, payments);
  if (keepsPayments) await tx.students.save(nameless);
  else await tx.students.remove(student.id);
  await noteAction(tx, ids, actor, {
    action: 'erase-student',
    subject: 'student',
    subjectId: student.id,
    reason,
    before: null,
    after: { keptPayments: payments.length },
  });
  if (!student.emailVerifiedAt) return;
  const { email: to, name } = student;
  await tx.emails.add({
    kind: 'account-erased',
    to,
    data: { name, keepsPayments, wasIdle, sealedDays },
  });
}
