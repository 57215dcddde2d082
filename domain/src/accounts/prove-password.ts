import { InvalidInput } from '../kernel/errors.js';
import { StudentNotFound, WrongPassword } from './errors.js';
import type { PasswordHasher, AccountStores } from './ports.js';
import { comparableHash } from './student.js';

type Ports = AccountStores & { readonly passwords: PasswordHasher };

/** Refuses a caller who does not know the account's password, even with a session. @throws InvalidInput, WrongPassword,
 * StudentNotFound */
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
