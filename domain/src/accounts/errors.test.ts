import { expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import {
  AccountDeactivated,
  AlreadyVerified,
  CodeVoid,
  EmailNotVerified,
  EmailTaken,
  InvalidCode,
  NotAPicture,
  PictureTooDetailed,
  PictureTooLarge,
  ResendTooSoon,
  SeveralSignUps,
  SignedUpNotVerified,
  StudentNotFound,
  TooBusy,
  WrongCredentials,
  WrongPassword,
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
  [
    new SeveralSignUps(),
    'conflict',
    'several_sign_ups',
    'There is more than one sign-up with this email. Please go on in the browser in which you signed up, or set a password under Reset Password.',
  ],
  [new WrongPassword(), 'invalid', 'wrong_password', 'This is not your password.'],
  [
    new AccountDeactivated(),
    'forbidden',
    'account_deactivated',
    'This account has been deactivated. Please contact support.',
  ],
  [
    new TooBusy(),
    'unavailable',
    'too_busy',
    'Many people are signing in just now. Please try again.',
  ],
  [new StudentNotFound(), 'not-found', 'student_not_found', 'User not found'],
  [
    new AlreadyVerified(),
    'conflict',
    'already_verified',
    'This email is already verified. Please sign in.',
  ],
  [new InvalidCode(), 'invalid', 'invalid_code', 'Invalid code.'],
  [
    new CodeVoid(),
    'invalid',
    'code_void',
    'This code is void after too many wrong tries. Please ask for a new code.',
  ],
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

it('puts the message of a wrong password on its field', () => {
  expect(new WrongPassword().details.fields).toEqual({ password: 'This is not your password.' });
});

it('tells how long to wait for another code, and for the sign-ins of others', () => {
  expect(new ResendTooSoon(42).details.retryAfterSeconds).toBe(42);
  expect(new TooBusy().details.retryAfterSeconds).toBe(5);
});
