import { expect, it } from '@jest/globals';
import { EmailBeingSent, EmailExpired, EmailNotFailed, EmailNotWaiting } from './errors.js';
import type { DomainError } from '../kernel/errors.js';

const REFUSALS: readonly (readonly [DomainError, code: string])[] = [
  [new EmailNotFailed(), 'email_not_failed'],
  [new EmailExpired(), 'email_expired'],
  [new EmailNotWaiting(), 'email_not_waiting'],
  [new EmailBeingSent(), 'email_being_sent'],
];

it.each(REFUSALS)('%p is a conflict with the code %s', (refusal, code) => {
  expect(refusal).toMatchObject({ kind: 'conflict', code });
});
