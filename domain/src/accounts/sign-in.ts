import { AccountDeactivated, EmailNotVerified, WrongCredentials } from './errors.js';
import type { PasswordHasher } from './ports.js';
import { validateSignIn, type SignInForm } from './sign-in-form.js';
import type { Student } from './student.js';
import { refuseInvalid } from '../shared/refusal.js';
import { normalEmail } from '../shared/text-rules.js';
import type { Stores } from '../shared/unit-of-work.js';

/**
 * The student who has this email and this password. The same work is done for an unknown email.
 * @throws InvalidInput, WrongCredentials; only after the right password: AccountDeactivated,
 * EmailNotVerified
 */
export async function signIn(
  { students, passwords }: Pick<Stores, 'students'> & { readonly passwords: PasswordHasher },
  form: SignInForm,
): Promise<Student> {
  refuseInvalid(validateSignIn(form));
  const student = await students.findByEmail(normalEmail(form.email));
  const fits = await passwords.fits(form.password, student?.passwordHash ?? null);
  if (!student || !fits) throw new WrongCredentials();
  if (student.deactivatedAt) throw new AccountDeactivated();
  if (!student.emailVerifiedAt) throw new EmailNotVerified();
  return student;
}
