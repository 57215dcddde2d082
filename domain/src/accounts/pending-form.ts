import type { SignUpForm } from './sign-up-form.js';
import type { Student } from './student.js';

/** A sign-up that waits until its own code comes back; one email can have several. */
export type PendingForm = Pick<
  Student,
  'name' | 'phone' | 'education' | 'experience' | 'skills' | 'domain' | 'passwordHash'
> & { readonly id: string };

/** What a sign-up form says of the student, trimmed. */
export const pendingForm = (
  form: SignUpForm,
  made: Pick<PendingForm, 'id' | 'passwordHash'>,
): PendingForm => ({
  id: made.id,
  name: form.name.trim(),
  phone: form.phone.trim(),
  education: form.education.trim(),
  experience: form.experience,
  skills: form.skills.trim(),
  domain: form.domain,
  passwordHash: made.passwordHash,
});

/** The student as this form describes it. */
export function withForm(student: Student, { id: _, ...fields }: PendingForm): Student {
  return { ...student, ...fields };
}
