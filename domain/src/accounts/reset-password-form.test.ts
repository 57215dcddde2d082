import { describe, expect, it } from '@jest/globals';
import { validateResetCode, validateResetPassword } from './reset-password-form.js';

const form = (parts: Partial<Parameters<typeof validateResetPassword>[0]> = {}) => ({
  email: 'asha@example.com',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  ...parts,
});

describe('the first step of a reset', () => {
  it.each(['email', 'password', 'confirmPassword'])('requires the field %s', (field) => {
    expect(validateResetPassword(form({ [field]: ' ' }))).toEqual({
      [field]: 'All fields are required.',
    });
  });

  it('names every field that is empty', () => {
    expect(Object.keys(validateResetPassword(form({ email: '', password: '' })))).toEqual([
      'email',
      'password',
    ]);
  });

  it('refuses passwords that differ', () => {
    expect(validateResetPassword(form({ confirmPassword: 'another' }))).toEqual({
      confirmPassword: 'Passwords do not match.',
    });
  });

  it('refuses what is no email', () => {
    expect(validateResetPassword(form({ email: 'asha@example' }))).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  it('holds the new password to the rules of sign-up', () => {
    expect(validateResetPassword(form({ password: 'short', confirmPassword: 'short' }))).toEqual({
      password: 'Password must be 8 to 128 characters long',
    });
  });

  it('may be sent with spaces around the email', () => {
    expect(validateResetPassword(form({ email: ' asha@example.com ' }))).toEqual({});
  });

  it('may be sent for an account whose email no form would take any more', () => {
    expect(validateResetPassword(form({ email: 'asha@ｘ.in' }))).toEqual({});
  });

  it('may be sent', () => {
    expect(validateResetPassword(form())).toEqual({});
  });
});

describe('the second step of a reset', () => {
  it('requires a code', () => {
    expect(validateResetCode(' ')).toBe('Please enter the verification code.');
  });

  it.each(['12345', '1234567', '12345a'])('refuses the code %s', (code) => {
    expect(validateResetCode(code)).toBe('Invalid or expired code.');
  });

  it('takes six digits', () => {
    expect(validateResetCode('012345')).toBeNull();
  });
});
