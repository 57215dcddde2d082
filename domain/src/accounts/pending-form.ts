import type { SignUpForm } from './sign-up-form.js';
import { keptFields, SIGN_UP_FIELD_NAMES, type SignUpFieldName } from './student-fields.js';
import type { Student } from './student.js';

/** A sign-up that waits for its own code; one email can have several. */
export type PendingForm = Pick<Student, SignUpFieldName | 'passwordHash'> & { readonly id: string };

export const pendingForm = (
  form: SignUpForm,
  made: Pick<PendingForm, 'id' | 'passwordHash'>,
): PendingForm => ({ ...keptFields(SIGN_UP_FIELD_NAMES, form), ...made });

export function withForm(student: Student, { id: _, ...fields }: PendingForm): Student {
  return { ...student, ...fields };
}
