import type { Work } from '../kernel/transaction.js';
import { withSessionsEnded } from './student.js';
import type { AccountStores } from './ports.js';

/** Ends every session of a student, on every device and replica, at once. */
export async function signOut(
  { unitOfWork }: Work<AccountStores>,
  studentId: string,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) return;
    await tx.students.save(withSessionsEnded(student));
  });
}
