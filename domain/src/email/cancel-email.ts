import type { KeptEmail } from './email.js';
import { EmailBeingSent, EmailNotWaiting } from './errors.js';
import { mendEmail, type EmailAction, type MendingPorts } from './recover-email.js';
import type { Actor } from '../audit/audit-entry.js';

function refuseUnlessWaiting({ state, isBeingSent }: KeptEmail): void {
  if (state !== 'pending' && state !== 'failed') throw new EmailNotWaiting();
  if (isBeingSent) throw new EmailBeingSent();
}

/**
 * Sees to it that a mail that waits, or failed, is never sent.
 * @throws InvalidInput without a reason, NothingToChange, EmailNotWaiting, EmailBeingSent
 */
export const cancelEmail = (
  ports: MendingPorts,
  actor: Actor,
  { emailId, reason }: EmailAction,
): Promise<void> =>
  mendEmail(ports, actor, {
    emailId,
    reason,
    action: 'cancel-email',
    state: 'dropped',
    refuse: refuseUnlessWaiting,
    mend: (tx, id) => tx.emails.drop(id),
  });
