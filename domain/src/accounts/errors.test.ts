import { expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import { AdminLoginFailed } from '../staff/errors.js';
import {
  AlreadyVerified,
  EmailNotVerified,
  EmailTaken,
  InvalidCode,
  NotAPicture,
  PictureTooDetailed,
  PictureTooLarge,
  ResendTooSoon,
  SignedUpNotVerified,
  StudentNotFound,
  WrongCredentials,
} from './errors.js';

const REFUSALS: readonly (readonly [DomainError, kind: string, code: string, message: string])[] = [
  [
    new EmailTaken(),
    'conflict',
    'email_taken',
    'An account with this email already exists. Please sign in.',
  ],
  [
    new SignedUpNotVerified(),
    'conflict',
    'email_not_verified',
    'This email is already registered. Please verify it with the code that we sent.',
  ],
  [
    new EmailNotVerified(),
    'forbidden',
    'email_not_verified',
    'Please verify your email before signing in.',
  ],
  [
    new WrongCredentials(),
    'unauthenticated',
    'wrong_credentials',
    'Email or password is incorrect.',
  ],
  [new AdminLoginFailed(), 'unauthenticated', 'wrong_credentials', 'Login failed'],
  [new StudentNotFound(), 'not-found', 'student_not_found', 'User not found'],
  [
    new AlreadyVerified(),
    'conflict',
    'already_verified',
    'This email is already verified. Please sign in.',
  ],
  [new InvalidCode(), 'invalid', 'invalid_code', 'Invalid code.'],
  [
    new PictureTooLarge(),
    'too-large',
    'picture_too_large',
    'Please choose a picture of at most 5 MB.',
  ],
  [
    new PictureTooDetailed(),
    'too-large',
    'picture_too_detailed',
    'Please choose a picture of at most 16 megapixels.',
  ],
  [
    new NotAPicture(),
    'unsupported-type',
    'not_a_picture',
    'Please choose a JPEG, PNG or WebP picture.',
  ],
  [
    new ResendTooSoon(42),
    'too-many',
    'resend_too_soon',
    'Please wait 42 seconds before asking for another code.',
  ],
];

it.each(REFUSALS)('%p is of kind %s, with the code %s', (refusal, kind, code, message) => {
  expect(refusal).toMatchObject({ kind, code, message });
  expect(refusal.name).toBe(refusal.constructor.name);
});

it('lets a page say in its own words that there is no such student', () => {
  expect(new StudentNotFound('Failed to resend code.').message).toBe('Failed to resend code.');
});

it('puts the message of a wrong code on its field', () => {
  const { message, details } = new InvalidCode('Invalid or expired code.');
  expect([message, details.fields]).toEqual([
    'Invalid or expired code.',
    { code: 'Invalid or expired code.' },
  ]);
});

it('tells how long to wait for another code', () => {
  expect(new ResendTooSoon(42).details.retryAfterSeconds).toBe(42);
});
