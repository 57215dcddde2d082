import { type Actor, checkedReason, note, type WithAudit } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { KeptEmail } from './email.js';
import type { WithEmails } from './ports.js';

export type RecoveryPorts = Work<WithAudit & WithEmails> & { readonly ids: IdSource };

export type EmailAction = { readonly emailId: string; readonly reason: string };

export type EmailRecovery = {
  readonly action: 'cancel-email' | 'retry-email';
  readonly state: KeptEmail['state'];
  /** @throws what speaks against it */
  readonly refuse: (email: KeptEmail, now: Date) => void;
  readonly mend: (tx: Transaction<WithEmails>, emailId: string) => Promise<void>;
};

/** Does it to a mail that is there and allows it, and notes who did and why. @throws InvalidInput
 * without a reason, NothingToChange, and what refuses it */
export async function recoverEmail(
  { unitOfWork, ids }: RecoveryPorts,
  actor: Actor,
  { emailId, reason, action, state, refuse, mend }: EmailAction & EmailRecovery,
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const email = await tx.emails.lock(emailId);
    if (!email) throw new NothingToChange('mail');
    refuse(email, tx.now);
    await mend(tx, email.id);
    await note(tx, ids, actor, {
      action,
      subject: 'email',
      subjectId: email.id,
      reason: why,
      before: { state: email.state },
      after: { state },
    });
  });
}
