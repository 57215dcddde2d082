import { byName } from '../kernel/by-name.js';
import { rejectInvalid, type FieldErrors } from '../kernel/errors.js';
import { checkFields, type FormRules } from '../kernel/text-rules.js';
import type { Work } from '../kernel/transaction.js';
import { StudentNotFound } from './errors.js';
import type { Avatar, AccountStores } from './ports.js';
import {
  keptFields,
  STUDENT_FIELD_NAMES,
  STUDENT_FIELDS,
  type StudentFieldName,
} from './student-fields.js';
import type { Student } from './student.js';

export type ProfileForm = Pick<Student, StudentFieldName>;

const rules: FormRules<StudentFieldName> = byName(
  STUDENT_FIELD_NAMES,
  (name) => STUDENT_FIELDS[name].profile,
);

export const validateProfile = (form: ProfileForm): FieldErrors<keyof ProfileForm> =>
  checkFields(rules, form);

/** The fields of a profile update; one that is left out stays as it is. */
export type ProfileChanges = { readonly [Field in keyof ProfileForm]?: string | undefined };

export type NewAvatar = Pick<Avatar, 'id' | 'image'>;

const avatarUrlOf = ({ id }: Pick<Avatar, 'id'>): string => `/avatars/${id}.webp`;

const overlaid = (
  student: Student,
  changes: ProfileChanges,
  avatar: NewAvatar | null,
): Student => ({
  ...student,
  ...keptFields(
    STUDENT_FIELD_NAMES,
    byName(STUDENT_FIELD_NAMES, (name) => changes[name] ?? student[name]),
  ),
  avatarUrl: avatar ? avatarUrlOf(avatar) : student.avatarUrl,
});

/** Changes the named fields of a student's own profile. @throws StudentNotFound, InvalidInput */
export async function updateProfile(
  { unitOfWork }: Work<AccountStores>,
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
