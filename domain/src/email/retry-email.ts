import type { Actor } from '../audit/index.js';
import { addressAgain } from './address-again.js';
import type { StoredEmail } from './email.js';
import { EmailExpired, EmailNotFailed } from './errors.js';
import { recoverEmail, type EmailAction, type RecoveryPorts } from './recover-email.js';

function rejectUnlessFailed({ state, expiresAt }: StoredEmail, now: Date): void {
  if (state !== 'failed') throw new EmailNotFailed();
  if (expiresAt && expiresAt <= now) throw new EmailExpired();
}

/** Queues a failed mail again, with all its tries, to the corrected address if there is one. @returns the new address,
 * if there is one @throws InvalidInput without a reason, NothingToChange, ChangedMeanwhile, EmailNotFailed,
 * EmailExpired */
export const retryEmail = (
  ports: RecoveryPorts,
  actor: Actor,
  asked: EmailAction,
): Promise<string | null> =>
  recoverEmail(ports, actor, {
    ...asked,
    action: 'retry-email',
    state: 'pending',
    reject: rejectUnlessFailed,
    recover: async (tx, email) => {
      const to = addressAgain(email);
      await tx.emails.addAgain(email.id, to);
      return to;
    },
  });
