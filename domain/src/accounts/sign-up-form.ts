import type { FieldErrors } from '../kernel/errors.js';
import {
  atMost,
  checkFields,
  MAX_LENGTH,
  oneOf,
  required,
  validEmail,
  type FormRules,
} from '../kernel/text-rules.js';
import { EXPERIENCES, TEST_DOMAIN_VALUES } from './choices.js';
import { refusePassword } from './password-rules.js';

/** What a student fills in to register; all of it as typed. */
export type SignUpForm = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly phone: string;
  readonly education: string;
  readonly skills: string;
  readonly domain: string;
  readonly experience: string;
};

const rules: FormRules<Exclude<keyof SignUpForm, 'password' | 'confirmPassword'>> = {
  name: [required('Full Name is required'), atMost(MAX_LENGTH.name)],
  email: [required('Email is required'), validEmail],
  phone: [required('Phone Number is required'), atMost(MAX_LENGTH.phone)],
  education: [required('Educational details are required'), atMost(MAX_LENGTH.education)],
  skills: [required('Skills are required'), atMost(MAX_LENGTH.skills)],
  domain: [oneOf(TEST_DOMAIN_VALUES, 'Please select a domain')],
  experience: [oneOf(EXPERIENCES, 'Please select your experience')],
};

function confirmationError(form: SignUpForm): string | null {
  if (form.confirmPassword.trim() === '') return 'Please confirm your password';
  return form.confirmPassword === form.password ? null : 'Passwords do not match';
}

/** Every error of the sign-up form, by field; empty if it may be sent. */
export function validateSignUp(form: SignUpForm): FieldErrors<keyof SignUpForm> {
  const errors: FieldErrors<keyof SignUpForm> = checkFields(rules, form);
  const password = refusePassword(form.password, [form.name, form.email]);
  const confirmation = confirmationError(form);
  return {
    ...errors,
    ...(password && { password }),
    ...(confirmation && { confirmPassword: confirmation }),
  };
}
