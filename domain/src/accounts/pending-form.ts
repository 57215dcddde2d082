import type { SignUpForm } from './sign-up-form.js';
import { keptFields, SIGN_UP_FIELD_NAMES, type SignUpFieldName } from './student-fields.js';
import type { Student } from './student.js';

/** A sign-up that waits until its own code comes back; one email can have several. */
export type PendingForm = Pick<Student, SignUpFieldName | 'passwordHash'> & { readonly id: string };

/** What a sign-up form says of the student, trimmed. */
export const pendingForm = (
  form: SignUpForm,
  made: Pick<PendingForm, 'id' | 'passwordHash'>,
): PendingForm => ({ ...keptFields(SIGN_UP_FIELD_NAMES, form), ...made });

/** The student as this form describes it. */
export function withForm(student: Student, { id: _, ...fields }: PendingForm): Student {
  return { ...student, ...fields };
}
