import { rejectInvalid, type FieldErrors } from '../kernel/errors.js';
import {
  atMost,
  checkFields,
  MAX_LENGTH,
  oneOf,
  optional,
  required,
  type FormRules,
} from '../kernel/text-rules.js';
import type { Work } from '../kernel/transaction.js';
import { EXPERIENCES, TEST_DOMAIN_VALUES } from './choices.js';
import { StudentNotFound } from './errors.js';
import type { Avatar, WithAvatars, WithStudents } from './ports.js';
import type { Student } from './student.js';

/** The fields of the profile that a student may change. */
export type ProfileForm = Pick<
  Student,
  'name' | 'phone' | 'education' | 'experience' | 'skills' | 'message' | 'domain'
>;

const rules: FormRules<keyof ProfileForm> = {
  name: [required('Full Name is required'), atMost(MAX_LENGTH.name)],
  phone: [atMost(MAX_LENGTH.phone)],
  education: [atMost(MAX_LENGTH.education)],
  experience: [optional(oneOf(EXPERIENCES, 'Please select your experience'))],
  skills: [atMost(MAX_LENGTH.skills)],
  message: [atMost(MAX_LENGTH.message)],
  domain: [optional(oneOf(TEST_DOMAIN_VALUES, 'Please select a domain'))],
};

/** Every error of the profile form, by field. */
export const validateProfile = (form: ProfileForm): FieldErrors<keyof ProfileForm> =>
  checkFields(rules, form);

/** What a profile update may bring; a field that is left out stays as it is. */
export type ProfileChanges = {
  readonly [Field in keyof ProfileForm]?: string | undefined;
};

/** A new picture, checked and re-encoded, under an id that can't be guessed. */
export type NewAvatar = Pick<Avatar, 'id' | 'image'>;

/** Where a picture is served. */
const avatarUrlOf = ({ id }: Pick<Avatar, 'id'>): string => `/avatars/${id}.webp`;

const overlaid = (
  student: Student,
  changes: ProfileChanges,
  avatar: NewAvatar | null,
): Student => ({
  ...student,
  name: (changes.name ?? student.name).trim(),
  phone: (changes.phone ?? student.phone).trim(),
  education: (changes.education ?? student.education).trim(),
  experience: changes.experience ?? student.experience,
  skills: (changes.skills ?? student.skills).trim(),
  message: changes.message ?? student.message,
  domain: changes.domain ?? student.domain,
  avatarUrl: avatar ? avatarUrlOf(avatar) : student.avatarUrl,
});

/**
 * Changes the named fields of a student's own profile, and nothing else.
 * @throws StudentNotFound, InvalidInput
 */
export async function updateProfile(
  { unitOfWork }: Work<WithAvatars & WithStudents>,
  studentId: string,
  changes: ProfileChanges,
  avatar: NewAvatar | null = null,
): Promise<Student> {
  return unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    const changed = overlaid(student, changes, avatar);
    rejectInvalid(validateProfile(changed));
    if (avatar) await tx.avatars.save({ ...avatar, studentId });
    await tx.students.save(changed);
    return changed;
  });
}
