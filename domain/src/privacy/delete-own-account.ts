import { type PasswordHasher, WrongPassword, type AccountStores } from '../accounts/index.js';
import { rejectInvalid } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import { eraseAccount, type ErasureStores } from './erase-account.js';
import type { ErasurePorts } from './sealed-copy.js';

/** The word to type, so that nobody deletes an account by mistake. */
export const CONFIRMATION = 'DELETE';

export type DeletionForm = { readonly password: string; readonly confirmation: string };

/** The errors of the form, by field; only the server can check the password. */
export const validateDeletion = ({ password, confirmation }: DeletionForm) => ({
  ...(password === '' && { password: 'Password is required' }),
  ...(confirmation.trim() !== CONFIRMATION && {
    confirmation: `Please type ${CONFIRMATION} to confirm.`,
  }),
});

type Ports = Work<ErasureStores> &
  AccountStores &
  ErasurePorts & { readonly passwords: PasswordHasher };

/** The entry already names the student by id. */
const SELF = 'the student';

/** Erases the student's own account; repeated requests do it once. @throws InvalidInput, WrongPassword */
export async function deleteOwnAccount(
  { unitOfWork, ids, copySeal, students, passwords }: Ports,
  studentId: string,
  form: DeletionForm,
): Promise<void> {
  rejectInvalid(validateDeletion(form));
  const known = await students.findById(studentId);
  if (!known) return;
  if (!(await passwords.verify(form.password, known.passwordHash))) throw new WrongPassword();
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) return;
    if (student.passwordHash !== known.passwordHash) throw new WrongPassword();
    await eraseAccount(tx, { ids, copySeal }, student, {
      actor: { adminId: student.id, username: SELF },
      reason: 'At the student’s own request',
      wasIdle: false,
    });
  });
}
