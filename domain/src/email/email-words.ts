import { wordFor, type Words } from '../kernel/words.js';
import type { EmailKind, EmailState } from './email.js';

/** Also the choices of the list's filter, in this order. */
export const EMAIL_KIND_WORDS: Words<EmailKind> = {
  'verification-code': 'Code to verify an email',
  'reset-code': 'Code to reset a password',
  'email-correction': 'Code to correct an email',
  'email-corrected': 'Notice of a corrected email',
  'password-changed': 'Password changed',
  'application-received': 'Application received',
  'application-notification': 'Application, to the company',
  'applicant-answered': 'Answer of an applicant, to the company',
  'application-moved': 'News of an application',
  'contact-notification': 'Message, to the company',
  'grievance-received': 'Grievance received',
  'message-answered': 'Answer to a message',
  'account-erased': 'Account erased',
  'notice-copy': 'Copy of the privacy notice',
  'idle-warning': 'Account not used for long',
  'student-message': 'Message to a student',
  'payment-receipt': 'Receipt',
  'credit-note': 'Credit note',
  'refund-made': 'Refund',
  'chargeback-decided': 'Chargeback decided',
  'accommodation-decided': 'Extra time decided',
  'test-changed': 'Change of a test',
  'sitting-invitation': 'Invitation to a supervised test',
  'test-result': 'Result of a test',
  'result-corrected': 'Corrected result',
  'question-dispute-received': 'Reported question received',
  'question-dispute-decided': 'Reported question decided',
  'late-answer-decided': 'Late answer decided',
  'admin-security-notice': 'Security notice about an admin',
  'weekly-summary': 'Summary of a week',
};

export const emailKindInWords = (kind: string): string => wordFor(EMAIL_KIND_WORDS, kind);

export const EMAIL_STATE_WORDS: Words<EmailState> = {
  pending: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Not sent',
};
