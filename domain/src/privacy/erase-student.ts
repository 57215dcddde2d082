import type { WithApplications, WithMessages } from '../applications/ports.js';
import type { WithAttempts, WithResults } from '../exam/ports.js';
import type { WithAudit } from '../audit/audit-entry.js';
import type { WithAvatars, WithCodes, WithStudents, WithVisits } from '../accounts/ports.js';
import type { WithConsents } from '../consents/consent.js';
import type { WithEmails } from '../email/ports.js';
import type { WithPayments } from '../payments/ports.js';
import type { WithProviderEvents } from '../payments/webhooks/provider-event.js';
import type { WithReceipts } from '../payments/receipts/receipt.js';
import type { WithRefunds } from '../payments/refunds/refund.js';
import { eraseAccount } from './erase-account.js';
import { type Actor, checkedReason } from '../audit/audit-entry.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';

/**
 * Erases the account of a student who asked for it by mail.
 * @throws InvalidInput without a reason, NothingToChange
 */
export async function eraseStudent(
  {
    unitOfWork,
    ids,
  }: Work<
    WithApplications &
      WithAttempts &
      WithAudit &
      WithAvatars &
      WithCodes &
      WithConsents &
      WithEmails &
      WithMessages &
      WithPayments &
      WithProviderEvents &
      WithReceipts &
      WithRefunds &
      WithResults &
      WithStudents &
      WithVisits
  > & { readonly ids: IdSource },
  actor: Actor,
  { studentId, reason }: { readonly studentId: string; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    await eraseAccount(tx, ids, student, { actor, reason: why, wasIdle: false });
  });
}
