import type { Actor } from '../audit/index.js';
import type { KeptEmail } from './email.js';
import { EmailExpired, EmailNotFailed } from './errors.js';
import { recoverEmail, type EmailAction, type RecoveryPorts } from './recover-email.js';

function refuseUnlessFailed({ state, expiresAt }: KeptEmail, now: Date): void {
  if (state !== 'failed') throw new EmailNotFailed();
  if (expiresAt && expiresAt <= now) throw new EmailExpired();
}

/** Queues a mail that failed once more; it has all its tries before it again. @throws InvalidInput
 * without a reason, NothingToChange, EmailNotFailed, EmailExpired */
export const retryEmail = (
  ports: RecoveryPorts,
  actor: Actor,
  { emailId, reason }: EmailAction,
): Promise<void> =>
  recoverEmail(ports, actor, {
    emailId,
    reason,
    action: 'retry-email',
    state: 'pending',
    refuse: refuseUnlessFailed,
    mend: (tx, id) => tx.emails.addAgain(id),
  });
