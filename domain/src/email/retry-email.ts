import type { Actor } from '../audit/index.js';
import type { StoredEmail, EmailKind } from './email.js';
import { EmailExpired, EmailNotFailed } from './errors.js';
import { recoverEmail, type EmailAction, type RecoveryPorts } from './recover-email.js';

/** Whether a mail is sent to the corrected address, given whether the old one was verified. */
type Follows = (wasVerified: boolean) => boolean;

/** Mails about an account belong to its owner, at any address. */
const always: Follows = () => true;
/** Mails about a form, in which anyone can type any address. */
const ifVerified: Follows = (wasVerified) => wasVerified;
/** Codes, links that prove an address, and mails to the company. */
const never: Follows = () => false;

const FOLLOWS: Readonly<Record<EmailKind, Follows>> = {
  'verification-code': never,
  'reset-code': never,
  'email-correction': never,
  'email-corrected': never,
  'password-changed': never,
  'application-received': ifVerified,
  'application-notification': never,
  'applicant-answered': never,
  'application-moved': ifVerified,
  'contact-notification': never,
  'grievance-received': ifVerified,
  'message-answered': ifVerified,
  'account-erased': never,
  'notice-copy': always,
  'idle-warning': always,
  'student-message': always,
  'payment-receipt': always,
  'credit-note': always,
  'refund-made': always,
  'chargeback-decided': always,
  'accommodation-decided': always,
  'test-changed': always,
  'sitting-invitation': always,
  'test-result': always,
  'result-corrected': always,
  'question-dispute-received': always,
  'question-dispute-decided': always,
  'late-answer-decided': always,
  'admin-security-notice': never,
  'weekly-summary': never,
};

function addressAgain({ kind, corrected }: StoredEmail): string | null {
  return corrected && FOLLOWS[kind](corrected.wasVerified) ? corrected.to : null;
}

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
