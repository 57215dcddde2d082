import { randomUUID } from 'node:crypto';
import { A_DAY } from './moments.js';
import type { Student } from '../accounts/student.js';
import type { StudentFieldName } from '../accounts/student-fields.js';

export const A_STUDENTS_WORDS: Readonly<Record<StudentFieldName, string>> = {
  name: 'Asha Rao',
  phone: '+91 80000 00000',
  education: 'B.Sc. Physics',
  experience: 'Fresher',
  skills: 'SQL, Python',
  message: '',
  nominee: '',
  domain: 'data science',
};

/** A student who has verified the email, has not paid, and has used no attempt. */
export const aStudent = (parts: Partial<Student> = {}): Student => ({
  id: randomUUID(),
  email: `asha-${randomUUID()}@example.com`,
  ...A_STUDENTS_WORDS,
  avatarUrl: null,
  passwordHash: 'hash of correct horse battery',
  emailVerifiedAt: A_DAY,
  paidAt: null,
  invoiceState: null,
  totalAttempts: 5,
  attemptsUsed: 0,
  sessionVersion: 0,
  createdAt: A_DAY,
  deactivatedAt: null,
  erasedAt: null,
  ...parts,
});

/** A student who may start a test. */
export const aPaidStudent = (parts: Partial<Student> = {}): Student =>
  aStudent({ paidAt: A_DAY, ...parts });
