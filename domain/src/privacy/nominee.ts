import { StudentNotFound, type WithStudents } from '../accounts/index.js';
import { rejectInvalid, type FieldErrors } from '../kernel/errors.js';
import {
  atMost,
  checkFields,
  isEmail,
  isPhone,
  MAX_LENGTH,
  required,
  type FormRules,
} from '../kernel/text-rules.js';
import type { Work } from '../kernel/transaction.js';
import type { WithNominees } from './ports.js';

/** Who is named, and how to reach that person. */
export type NomineeForm = {
  readonly name: string;
  /** An email address or a phone number. */
  readonly contact: string;
};

/** Who may use a student's rights after the student's death, or if the student is unable to. */
export type Nominee = NomineeForm & { readonly studentId: string; readonly updatedAt: Date };

const reachable = (text: string): string | null =>
  isEmail(text.trim()) || isPhone(text.trim())
    ? null
    : 'Please enter an email address or a phone number';

const rules: FormRules<keyof NomineeForm> = {
  name: [required('Full Name is required'), atMost(MAX_LENGTH.name)],
  contact: [required('Email address or phone is required'), reachable],
};

/** Every error of the form for a nominee, by field. */
export const validateNominee = (form: NomineeForm): FieldErrors<keyof NomineeForm> =>
  checkFields(rules, form);

type Ports = Work<WithNominees & WithStudents>;

/**
 * Names a person in place of any named before.
 * @throws InvalidInput, StudentNotFound
 */
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
