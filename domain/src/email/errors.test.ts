import { expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import { EmailBeingSent, EmailExpired, EmailNotFailed, EmailNotWaiting } from './errors.js';

const REFUSALS: readonly (readonly [DomainError, code: string])[] = [
  [new EmailNotFailed(), 'email_not_failed'],
  [new EmailExpired(), 'email_expired'],
  [new EmailNotWaiting(), 'email_not_waiting'],
  [new EmailBeingSent(), 'email_being_sent'],
];

it.each(REFUSALS)('%p is a conflict with the code %s', (refusal, code) => {
  expect(refusal).toMatchObject({ kind: 'conflict', code });
});
