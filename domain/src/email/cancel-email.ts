import type { Actor } from '../audit/index.js';
import type { StoredEmail } from './email.js';
import { EmailBeingSent, EmailNotWaiting } from './errors.js';
import { recoverEmail, type EmailAction, type RecoveryPorts } from './recover-email.js';

function rejectUnlessWaiting({ state, isBeingSent }: StoredEmail): void {
  if (state !== 'pending' && state !== 'failed') throw new EmailNotWaiting();
  if (isBeingSent) throw new EmailBeingSent();
}

/** Cancels a mail that waits or has failed. @throws InvalidInput without a reason, NothingToChange, ChangedMeanwhile,
 * EmailNotWaiting, EmailBeingSent */
export const cancelEmail = async (
  ports: RecoveryPorts,
  actor: Actor,
  asked: EmailAction,
): Promise<void> => {
  await recoverEmail(ports, actor, {
    ...asked,
    action: 'cancel-email',
    state: 'dropped',
    reject: rejectUnlessWaiting,
    recover: async (tx, { id }) => {
      await tx.emails.drop(id);
      return null;
    },
  });
};
