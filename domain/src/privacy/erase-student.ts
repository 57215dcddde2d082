import type {
  WithAvatars,
  WithCodes,
  WithCorrections,
  WithSessions,
  WithStudents,
  WithVisits,
} from '../accounts/index.js';
import type { WithApplications, WithLetters, WithMessages } from '../applications/index.js';
import { type Actor, checkedReason, type WithAudit } from '../audit/index.js';
import type { WithCertificates } from '../certificates/index.js';
import type { WithConsents } from '../consents/index.js';
import type { WithEmails } from '../email/index.js';
import type { WithAccommodations, WithAttempts, WithResults } from '../exam/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import type {
  WithCreditNotes,
  WithPayments,
  WithProviderEvents,
  WithReceipts,
  WithRefunds,
} from '../payments/index.js';
import type { WithQuestionDisputes } from '../question-disputes/index.js';
import { eraseAccount } from './erase-account.js';
import type { WithNominees, WithSealedCopies } from './ports.js';
import type { ErasurePorts } from './sealed-copy.js';

/** Erases the account of a student who asked for it by mail. @throws InvalidInput without a reason,
 * NothingToChange */
export async function eraseStudent(
  {
    unitOfWork,
    ...ports
  }: Work<
    WithAccommodations &
      WithApplications &
      WithAttempts &
      WithAudit &
      WithAvatars &
      WithCertificates &
      WithCodes &
      WithConsents &
      WithCorrections &
      WithCreditNotes &
      WithEmails &
      WithLetters &
      WithMessages &
      WithNominees &
      WithPayments &
      WithProviderEvents &
      WithQuestionDisputes &
      WithReceipts &
      WithRefunds &
      WithResults &
      WithSealedCopies &
      WithSessions &
      WithStudents &
      WithVisits
  > &
    ErasurePorts,
  actor: Actor,
  { studentId, reason }: { readonly studentId: string; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    await eraseAccount(tx, ports, student, { actor, reason: why, wasIdle: false });
  });
}
