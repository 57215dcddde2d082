import { StudentNotFound, type WithStudents } from '../accounts/index.js';
import { rejectInvalid } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import { validateNominee, type NomineeForm } from './nominee.js';
import type { WithNominees } from './ports.js';

type Ports = Work<WithNominees & WithStudents>;

/** Names a person in place of any named before. @throws InvalidInput, StudentNotFound */
export async function nominate(
  { unitOfWork }: Ports,
  studentId: string,
  form: NomineeForm,
): Promise<void> {
  rejectInvalid(validateNominee(form));
  const [name, contact] = [form.name.trim(), form.contact.trim()];
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    await tx.nominees.save({ studentId, name, contact, updatedAt: tx.now });
  });
}

/** Forgets whom a student named; does nothing if nobody is named. */
export async function withdrawNomination({ unitOfWork }: Ports, studentId: string): Promise<void> {
  await unitOfWork.run((tx) => tx.nominees.removeOf(studentId));
}
