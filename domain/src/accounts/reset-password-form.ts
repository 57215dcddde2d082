import type { FieldErrors } from '../kernel/errors.js';
import { EMAIL_MESSAGE, isAddress } from '../kernel/text-rules.js';
import { rejectPassword } from './password-rules.js';
import { isCode } from './verification-code.js';

export type ResetPasswordForm = {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};

/** The message of the first step, at each field that it is about; empty if the form may be sent. */
export function validateResetPassword(
  form: ResetPasswordForm,
): FieldErrors<keyof ResetPasswordForm> {
  const empty = Object.entries(form).filter(([, text]) => text.trim() === '');
  if (empty.length > 0) {
    return Object.fromEntries(empty.map(([name]) => [name, 'All fields are required.']));
  }
  if (form.password !== form.confirmPassword) return { confirmPassword: 'Passwords do not match.' };
  if (!isAddress(form.email.trim())) return { email: EMAIL_MESSAGE };
  const password = rejectPassword(form.password, [form.email]);
  return password === null ? {} : { password };
}

/** The message of the step with the code; null if it may be sent. */
export function validateResetCode(code: string): string | null {
  if (code.trim() === '') return 'Please enter the verification code.';
  return isCode(code) ? null : 'Invalid or expired code.';
}
