import type { FieldErrors } from '../kernel/errors.js';
import { byName } from '../kernel/by-name.js';
import { checkFields, required, validEmail, type FormRules } from '../kernel/text-rules.js';
import { rejectPassword } from './password-rules.js';
import { SIGN_UP_FIELD_NAMES, STUDENT_FIELDS, type SignUpFieldName } from './student-fields.js';

export type SignUpForm = Readonly<
  Record<SignUpFieldName | 'email' | 'password' | 'confirmPassword', string>
>;

const rules: FormRules<SignUpFieldName | 'email'> = {
  email: [required('Email is required'), validEmail],
  ...byName(SIGN_UP_FIELD_NAMES, (name) => STUDENT_FIELDS[name].signUp),
};

function confirmationError(form: SignUpForm): string | null {
  if (form.confirmPassword.trim() === '') return 'Please confirm your password';
  return form.confirmPassword === form.password ? null : 'Passwords do not match';
}

/** Every error of the sign-up form, by field; empty if it may be sent. */
export function validateSignUp(form: SignUpForm): FieldErrors<keyof SignUpForm> {
  const errors: FieldErrors<keyof SignUpForm> = checkFields(rules, form);
  const password = rejectPassword(form.password, [form.name, form.email]);
  const confirmation = confirmationError(form);
  return {
    ...errors,
    ...(password && { password }),
    ...(confirmation && { confirmPassword: confirmation }),
  };
}
