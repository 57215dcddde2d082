import type { SignUpForm } from '../accounts/sign-up-form.js';

/** The password of {@link aSignUpForm}. */
export const A_PASSWORD = 'correct horse battery';

/** A sign-up form that may be sent. */
export const aSignUpForm = (parts: Partial<SignUpForm> = {}): SignUpForm => ({
  name: 'Asha Rao',
  email: 'asha@example.com',
  password: A_PASSWORD,
  confirmPassword: parts.password ?? A_PASSWORD,
  phone: '+91 80000 00000',
  education: 'B.Sc. Physics',
  skills: 'SQL, Python',
  domain: 'data science',
  experience: 'Fresher',
  ...parts,
});
