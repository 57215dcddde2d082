import { randomUUID } from 'node:crypto';
import type { StoresUnderTest } from './stores-under-test.js';
import { aSitting } from '../a-sitting.js';
import { aStudent } from '../a-student.js';
import { anAttempt } from '../an-attempt.js';
import type { Student } from '../../accounts/student.js';
import type { Attempt } from '../../exam/attempt.js';

type Subject = Pick<StoresUnderTest, 'run'>;

export async function givenStudent(
  subject: Subject,
  parts: Partial<Student> = {},
): Promise<Student> {
  const student = aStudent(parts);
  await subject.run((tx) => tx.students.add(student));
  return student;
}

export async function givenAttempt(
  subject: Subject,
  parts: Partial<Attempt> = {},
): Promise<Attempt> {
  const studentId = parts.studentId ?? (await givenStudent(subject)).id;
  const attempt = anAttempt({ ...parts, studentId });
  await subject.run((tx) => tx.attempts.add(attempt));
  return attempt;
}

export async function givenSitting(subject: Subject, parts: Parameters<typeof aSitting>[0] = {}) {
  const sitting = aSitting({ supervisors: [randomUUID()], ...parts });
  await subject.run((tx) => tx.sittings.save(sitting));
  return sitting;
}
