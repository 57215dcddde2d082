import type { FieldErrors } from '../kernel/errors.js';
import { checkFields, required, type FormRules } from '../kernel/text-rules.js';

export type SignInForm = { readonly email: string; readonly password: string };

const rules: FormRules<keyof SignInForm> = {
  email: [required('Email is required')],
  password: [required('Password is required')],
};

export const validateSignIn = (form: SignInForm): FieldErrors<keyof SignInForm> =>
  checkFields(rules, form);
