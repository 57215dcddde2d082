import { describe, expect, it } from '@jest/globals';
import { validateResetCode, validateResetPassword } from './reset-password-form.js';

const form = (parts: Partial<Parameters<typeof validateResetPassword>[0]> = {}) => ({
  email: 'asha@example.com',
  password: 'correct horse battery',
  confirmPassword: parts.password ?? 'correct horse battery',
  ...parts,
});

describe('the first step of a reset', () => {
  it.each(['email', 'password', 'confirmPassword'])('requires the field %s', (field) => {
    expect(validateResetPassword(form({ [field]: ' ' }))).toBe('All fields are required.');
  });

  it('refuses passwords that differ', () => {
    expect(validateResetPassword(form({ confirmPassword: 'another' }))).toBe(
      'Passwords do not match.',
    );
  });

  it('refuses what is no email', () => {
    const message = validateResetPassword(form({ email: 'asha@example' }));
    expect(message).toBe('Please enter a valid email address');
  });

  it('holds the new password to the rules of sign-up', () => {
    expect(validateResetPassword(form({ password: 'short' }))).toBe(
      'Password must be 8 to 128 characters long',
    );
  });

  it('may be sent', () => {
    expect(validateResetPassword(form())).toBeNull();
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
