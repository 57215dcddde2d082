import { type SignUpForm, validateSignUp } from './sign-up-form.js';
import { aSignUpForm } from '../testing/a-student.js';
import { validateSignIn } from './sign-in-form.js';
import { validateResetCode, validateResetPassword } from './reset-password-form.js';

const UNDRAWN = 'Our certificates and letters cannot show “李”. Please use another spelling';

const REFUSED: readonly (readonly [keyof SignUpForm, string, string])[] = [
  ['name', ' ', 'Full Name is required'],
  ['name', 'a'.repeat(101), 'Please use at most 100 characters'],
  ['name', '李 Wei', UNDRAWN],
  ['email', ' ', 'Email is required'],
  ['email', 'asha', 'Please enter a valid email address'],
  ['phone', ' ', 'Phone Number is required'],
  ['phone', '1'.repeat(31), 'Please use at most 30 characters'],
  ['education', ' ', 'Educational details are required'],
  ['education', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['skills', ' ', 'Skills are required'],
  ['skills', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['domain', '', 'Please select a domain'],
  ['domain', 'astrology', 'Please select a domain'],
  ['experience', '', 'Please select your experience'],
  ['experience', 'ten years', 'Please select your experience'],
  ['confirmPassword', '', 'Please confirm your password'],
  ['confirmPassword', 'another password', 'Passwords do not match'],
];

describe('a sign-up form', () => {
  it.each(REFUSED)('is refused with %s %p', (field, text, message) =>
    expect(validateSignUp(aSignUpForm({ [field]: text }))).toEqual({ [field]: message }),
  );

  it('names every field that is empty', () => {
    const empty = Object.fromEntries(Object.keys(aSignUpForm()).map((name) => [name, '']));
    expect(Object.keys(validateSignUp(empty as SignUpForm))).toHaveLength(9);
  });
});

it('requires an email and a password to sign in', () =>
  expect(validateSignIn({ email: ' ', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  }));

it('takes any email and any password that are there', () =>
  expect(validateSignIn({ email: 'asha', password: 'x' })).toEqual({}));

const form = (parts: Partial<Parameters<typeof validateResetPassword>[0]> = {}) => ({
  email: 'asha@example.com',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  ...parts,
});

describe('the first step of a reset', () => {
  it.each(['email', 'password', 'confirmPassword'])('requires the field %s', (field) =>
    expect(validateResetPassword(form({ [field]: ' ' }))).toEqual({
      [field]: 'All fields are required.',
    }),
  );

  it('refuses passwords that differ', () =>
    expect(validateResetPassword(form({ confirmPassword: 'another' }))).toEqual({
      confirmPassword: 'Passwords do not match.',
    }));

  it('refuses what is no email', () =>
    expect(validateResetPassword(form({ email: 'asha@example' }))).toEqual({
      email: 'Please enter a valid email address',
    }));

  it('holds the new password to the rules of sign-up', () =>
    expect(validateResetPassword(form({ password: 'short', confirmPassword: 'short' }))).toEqual({
      password: 'Password must be 8 to 128 characters long',
    }));

  it('may be sent with spaces around the email', () =>
    expect(validateResetPassword(form({ email: ' asha@example.com ' }))).toEqual({}));

  it('may be sent for an account whose email no form would take any more', () =>
    expect(validateResetPassword(form({ email: 'asha@ｘ.in' }))).toEqual({}));
});

describe('the second step of a reset', () => {
  it('requires a code', () =>
    expect(validateResetCode(' ')).toBe('Please enter the verification code.'));

  it.each(['12345', '1234567', '12345a'])('refuses the code %s', (code) =>
    expect(validateResetCode(code)).toBe('Invalid or expired code.'),
  );

  it('takes six digits', () => expect(validateResetCode('012345')).toBeNull());
});
