import { rejectInvalid } from '../kernel/errors.js';
import { normalEmail } from '../kernel/text-rules.js';
import { AccountDeactivated, EmailNotVerified, WrongCredentials } from './errors.js';
import type { PasswordHasher, AccountStores } from './ports.js';
import { validateSignIn, type SignInForm } from './sign-in-form.js';
import { comparableHash, type Student } from './student.js';

/** An unknown email costs the same work. @throws InvalidInput, WrongCredentials; only after the right password:
 * AccountDeactivated, EmailNotVerified */
export async function signIn(
  { students, passwords }: AccountStores & { readonly passwords: PasswordHasher },
  form: SignInForm,
): Promise<Student> {
  rejectInvalid(validateSignIn(form));
  const student = await students.findByEmail(normalEmail(form.email));
  const isRight = await passwords.verify(form.password, comparableHash(student));
  if (!student || !isRight) throw new WrongCredentials();
  if (student.deactivatedAt) throw new AccountDeactivated();
  if (!student.emailVerifiedAt) throw new EmailNotVerified();
  return student;
}
