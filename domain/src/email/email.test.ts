import { expect, it } from '@jest/globals';
import { EMAIL_KINDS } from './email.js';

it('the filter of the list of mails offers every kind of mail, in this order', () => {
  expect(EMAIL_KINDS).toEqual([
    'verification-code',
    'reset-code',
    'password-changed',
    'application-received',
    'application-notification',
    'contact-notification',
    'account-erased',
    'idle-warning',
    'payment-receipt',
    'test-result',
    'admin-security-notice',
  ]);
});
