import { refusePassword } from './password-rules.js';
import { isCode } from './verification-code.js';
import { EMAIL_MESSAGE, isEmail } from '../shared/text-rules.js';

/** The first step of the reset page. */
export type ResetPasswordForm = {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};

/** The one message of the first step, or null if a code may be asked for. */
export function validateResetPassword(form: ResetPasswordForm): string | null {
  const { email, password, confirmPassword } = form;
  if ([email, password, confirmPassword].some((text) => text.trim() === '')) {
    return 'All fields are required.';
  }
  if (password !== confirmPassword) return 'Passwords do not match.';
  if (!isEmail(email.trim())) return EMAIL_MESSAGE;
  return refusePassword(password);
}

/** The one message of the step that takes the code, or null if it may be sent. */
export function validateResetCode(code: string): string | null {
  if (code.trim() === '') return 'Please enter the verification code.';
  return isCode(code) ? null : 'Invalid or expired code.';
}
