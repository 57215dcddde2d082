import type { KeptEmail } from './email.js';
import { EmailExpired, EmailNotFailed } from './errors.js';
import { NothingToChange } from '../administration/errors.js';
import { checkedReason, note, type Actor } from '../administration/audit-entry.js';
import type { IdSource } from '../shared/sources.js';
import type { Work } from '../shared/unit-of-work.js';

type Ports = Work & { readonly ids: IdSource };

/** Which mail to act on, and why. */
export type EmailAction = { readonly emailId: string; readonly reason: string };

function refuseUnlessFailed({ state, expiresAt }: KeptEmail, now: Date): void {
  if (state !== 'failed') throw new EmailNotFailed();
  if (expiresAt && expiresAt <= now) throw new EmailExpired();
}

/**
 * Queues a mail that failed once more; it has all its tries before it again.
 * @throws InvalidInput without a reason, NothingToChange, EmailNotFailed, EmailExpired
 */
export async function retryEmail(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { emailId, reason }: EmailAction,
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const email = await tx.emails.lock(emailId);
    if (!email) throw new NothingToChange('mail');
    refuseUnlessFailed(email, tx.now);
    await tx.emails.addAgain(email.id);
    await note(tx, ids, actor, {
      action: 'retry-email',
      subject: 'email',
      subjectId: email.id,
      reason: why,
      before: { state: email.state },
      after: { state: 'pending' },
    });
  });
}
