import type { EmailStores } from '../email/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import { StudentNotFound, WrongPassword } from './errors.js';
import type { PasswordBlocklist } from './password-blocklist.js';
import { checkPassword } from './password-rules.js';
import type { PasswordHasher, AccountStores } from './ports.js';
import { comparableHash, withNewPassword, withSessionsEnded, type Student } from './student.js';
import { tellOfNewPassword } from './tell-of-new-password.js';

export type PasswordChange = { readonly currentPassword: string; readonly password: string };

type Ports = Work<EmailStores & AccountStores> &
  AccountStores & {
    readonly passwords: PasswordHasher;
    readonly blocklist: PasswordBlocklist;
  };

/** Sets another password, ends every session and mails the owner; answers with the student, for a
 * new session. @throws InvalidInput, WrongPassword, StudentNotFound */
export async function changePassword(
  { students, passwords, blocklist, unitOfWork }: Ports,
  studentId: string,
  { currentPassword, password }: PasswordChange,
): Promise<Student> {
  const known = await students.findById(studentId);
  if (!known) throw new StudentNotFound();
  if (currentPassword === '') {
    throw new InvalidInput({ currentPassword: 'Current Password is required' });
  }
  checkPassword(blocklist, password, [known.name, known.email]);
  if (!(await passwords.verify(currentPassword, comparableHash(known)))) {
    throw new WrongPassword('currentPassword');
  }
  if (password === currentPassword) {
    throw new InvalidInput({ password: 'Please choose a password that you have not now.' });
  }
  const passwordHash = await passwords.hash(password);
  return unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    // A reset or another change came first.
    if (student?.passwordHash !== known.passwordHash) throw new WrongPassword('currentPassword');
    const changed = withNewPassword(student, passwordHash);
    await tx.students.save(changed);
    await tellOfNewPassword(tx, student);
    return changed;
  });
}

/** Ends every session; answers with the student, for a new one. @throws StudentNotFound */
export const endSessionsOfStudent = (
  { unitOfWork }: Work<AccountStores>,
  studentId: string,
): Promise<Student> =>
  unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    const changed = withSessionsEnded(student);
    await tx.students.save(changed);
    return changed;
  });
