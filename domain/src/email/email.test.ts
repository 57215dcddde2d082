import { expect, it } from '@jest/globals';
import { EMAIL_KINDS } from './email.js';
import { EMAIL_STATE_WORDS, emailKindInWords } from './email-words.js';

it('the filter of the list of mails offers every kind of mail, in this order', () => {
  expect(EMAIL_KINDS).toEqual([
    'verification-code',
    'reset-code',
    'email-correction',
    'email-corrected',
    'password-changed',
    'application-received',
    'application-notification',
    'application-moved',
    'contact-notification',
    'grievance-received',
    'message-answered',
    'account-erased',
    'notice-copy',
    'idle-warning',
    'student-message',
    'payment-receipt',
    'credit-note',
    'refund-made',
    'chargeback-decided',
    'accommodation-decided',
    'test-changed',
    'test-result',
    'result-corrected',
    'question-dispute-received',
    'question-dispute-decided',
    'late-answer-decided',
    'admin-security-notice',
  ]);
});

it('a kind and a state of mails have words', () => {
  expect([emailKindInWords('payment-receipt'), emailKindInWords('refund-made')]).toEqual([
    'Receipt',
    'Refund',
  ]);
  expect(EMAIL_STATE_WORDS).toMatchObject({ pending: 'Waiting', sent: 'Sent', failed: 'Failed' });
});
