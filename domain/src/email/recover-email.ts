import {
  type Actor,
  checkedReason,
  note,
  rejectLostChange,
  type AuditStores,
} from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { StoredEmail } from './email.js';
import type { EmailStores } from './stores.js';

export type RecoveryPorts = Work<AuditStores & EmailStores> & { readonly ids: IdSource };

export type EmailAction = {
  readonly emailId: string;
  readonly reason: string;
  /** The state in which the admin saw it; left out, whichever it has. */
  readonly seenState?: string | undefined;
};

export type EmailRecovery = {
  readonly action: 'cancel-email' | 'retry-email';
  readonly state: StoredEmail['state'];
  /** @throws what speaks against it */
  readonly reject: (email: StoredEmail, now: Date) => void;
  /** @returns the address if it is another now; null otherwise */
  readonly recover: (tx: Transaction<EmailStores>, email: StoredEmail) => Promise<string | null>;
};

/** Has it sent or dropped, and notes who and why. @returns the address, if it is another now @throws InvalidInput
 * without a reason, NothingToChange, ChangedMeanwhile, and what refuses it */
export async function recoverEmail(
  { unitOfWork, ids }: RecoveryPorts,
  actor: Actor,
  { emailId, reason, seenState, action, state, reject, recover }: EmailAction & EmailRecovery,
): Promise<string | null> {
  const why = checkedReason(reason);
  return unitOfWork.run(async (tx) => {
    const email = await tx.emails.lock(emailId);
    if (!email) throw new NothingToChange('mail');
    reject(email, tx.now);
    const now: { readonly state: string } = { state: email.state };
    await rejectLostChange(tx, { what: 'mail', id: email.id, now, seen: { state: seenState } });
    const to = await recover(tx, email);
    await note(tx, ids, actor, {
      action,
      subject: 'email',
      subjectId: email.id,
      reason: why,
      before: { state: email.state },
      after: { state, ...(to && { isReaddressed: true }) },
    });
    return to;
  });
}
