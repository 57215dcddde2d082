import type { EmailKind, KeptEmail } from './email.js';

/** Mails about an account: they are its owner's, at whatever address. */
const OF_ACCOUNT: ReadonlySet<EmailKind> = new Set([
  'notice-copy',
  'idle-warning',
  'breach-notice',
  'payment-receipt',
  'credit-note',
  'refund-made',
  'payment-dispute-decided',
  'accommodation-decided',
  'test-changed',
  'test-result',
  'result-corrected',
  'question-dispute-received',
  'question-dispute-decided',
  'late-answer-decided',
]);

/** Mails about a form that anyone can send in with any address. */
const OF_FORM: ReadonlySet<EmailKind> = new Set([
  'application-received',
  'application-moved',
  'interview-proposed',
  'interview-changed',
  'grievance-received',
  'message-answered',
]);

/** The corrected address, to send a mail to again; null: the same. A form follows only if its address was
 * known to be the account's. Codes, links that prove an address and objections never go to another. */
export function addressAgain({ kind, corrected }: KeptEmail): string | null {
  if (!corrected) return null;
  const follows = OF_ACCOUNT.has(kind) || (corrected.wasVerified && OF_FORM.has(kind));
  return follows ? corrected.to : null;
}
