import {
  type Actor,
  checkedReason,
  noteAction,
  rejectLostChange,
  type AuditStores,
} from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import type { StoredEmail } from './email.js';
import type { EmailStores } from './ports.js';

export type RecoveryPorts = Work<AuditStores & EmailStores> & { readonly ids: IdSource };

export type EmailAction = {
  readonly emailId: string;
  readonly reason: string;
  /** The state that the admin saw; without it, it is not compared. */
  readonly seenState?: string | undefined;
};

export type EmailRecovery = {
  readonly action: 'cancel-email' | 'retry-email';
  readonly state: StoredEmail['state'];
  /** @throws what speaks against it */
  readonly reject: (email: StoredEmail, now: Date) => void;
  /** @returns the new address; null if it is the same */
  readonly recover: (tx: Transaction<EmailStores>, email: StoredEmail) => Promise<string | null>;
};

/** Has a mail sent again or dropped, and notes who did it and why. @returns the new address, if there is one @throws
 * InvalidInput without a reason, NothingToChange, ChangedMeanwhile, and the refusals of `recover` */
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
    await noteAction(tx, ids, actor, {
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
