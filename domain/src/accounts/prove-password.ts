import { InvalidInput } from '../kernel/errors.js';
import { StudentNotFound, WrongPassword } from './errors.js';
import type { PasswordHasher } from './ports.js';
import { comparableHash } from './student.js';
import type { AccountStores } from './stores.js';

type Ports = AccountStores & { readonly passwords: PasswordHasher };

/** Lets only those go on who know the password of the account, whatever session they have.
 * @throws InvalidInput, WrongPassword, StudentNotFound */
export async function provePassword(
  { students, passwords }: Ports,
  studentId: string,
  password: string,
): Promise<void> {
  if (password === '') throw new InvalidInput({ password: 'Password is required' });
  const student = await students.findById(studentId);
  if (!student) throw new StudentNotFound();
  if (!(await passwords.verify(password, comparableHash(student)))) throw new WrongPassword();
}
