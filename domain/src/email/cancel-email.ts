import type { KeptEmail } from './email.js';
import { EmailBeingSent, EmailNotWaiting } from './errors.js';
import type { EmailAction } from './retry-email.js';
import { NothingToChange } from '../administration/errors.js';
import { checkedReason, note, type Actor } from '../administration/audit-entry.js';
import type { IdSource } from '../shared/sources.js';
import type { Work } from '../shared/unit-of-work.js';

type Ports = Work & { readonly ids: IdSource };

function refuseUnlessWaiting({ state, isBeingSent }: KeptEmail): void {
  if (state !== 'pending' && state !== 'failed') throw new EmailNotWaiting();
  if (isBeingSent) throw new EmailBeingSent();
}

/**
 * Sees to it that a mail that waits, or failed, is never sent.
 * @throws InvalidInput without a reason, NothingToChange, EmailNotWaiting, EmailBeingSent
 */
export async function cancelEmail(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { emailId, reason }: EmailAction,
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const email = await tx.emails.lock(emailId);
    if (!email) throw new NothingToChange('mail');
    refuseUnlessWaiting(email);
    await tx.emails.drop(email.id);
    await note(tx, ids, actor, {
      action: 'cancel-email',
      subject: 'email',
      subjectId: email.id,
      reason: why,
      before: { state: email.state },
      after: { state: 'dropped' },
    });
  });
}
