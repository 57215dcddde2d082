import { keptFields, SIGN_UP_FIELD_NAMES } from '../accounts/student-fields.js';
import type { SignUpForm } from '../accounts/sign-up-form.js';
import { A_STUDENTS_WORDS } from './a-student.js';

/** The password of {@link aSignUpForm}. */
export const A_PASSWORD = 'correct horse battery';

/** A sign-up form that may be sent. */
export const aSignUpForm = (parts: Partial<SignUpForm> = {}): SignUpForm => ({
  ...keptFields(SIGN_UP_FIELD_NAMES, A_STUDENTS_WORDS),
  email: 'asha@example.com',
  password: A_PASSWORD,
  confirmPassword: parts.password ?? A_PASSWORD,
  ...parts,
});
