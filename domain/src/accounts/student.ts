import { byName } from '../kernel/by-name.js';
import { STUDENT_FIELD_NAMES, type StudentFieldName } from './student-fields.js';

export type Student = Readonly<Record<StudentFieldName, string>> & {
  readonly id: string;
  readonly email: string;
  readonly avatarUrl: string | null;
  readonly passwordHash: string;
  readonly emailVerifiedAt: Date | null;
  readonly paidAt: Date | null;
  readonly invoiceState: string | null;
  readonly totalAttempts: number;
  readonly attemptsUsed: number;
  /** Rises when all sessions end; a token with an older version is void. */
  readonly sessionVersion: number;
  readonly createdAt: Date;
  readonly deactivatedAt: Date | null;
  /** When the personal data was erased; the rest is stored for its payments. */
  readonly erasedAt: Date | null;
};

export const NOTHING_SAID = byName(STUDENT_FIELD_NAMES, () => '');

/** Stored in place of a hash: every password is wrong. */
export const NO_PASSWORD = '';

/** The hash to compare a password with; null if every password is wrong. */
export const comparableHash = (student: Pick<Student, 'passwordHash'> | null): string | null =>
  student === null || student.passwordHash === NO_PASSWORD ? null : student.passwordHash;

export const attemptsLeft = (student: Pick<Student, 'totalAttempts' | 'attemptsUsed'>): number =>
  Math.max(0, student.totalAttempts - student.attemptsUsed);

export const hasPaid = (student: Pick<Student, 'paidAt'>): boolean => student.paidAt !== null;

export const paymentStatus = (student: Pick<Student, 'paidAt'>): 'Paid' | 'Not Paid' =>
  hasPaid(student) ? 'Paid' : 'Not Paid';

/** The student with the email verified; the time of an earlier verification stays. */
export const withVerifiedEmail = (student: Student, now: Date): Student => ({
  ...student,
  emailVerifiedAt: student.emailVerifiedAt ?? now,
});

export const withSessionsEnded = (student: Student): Student => ({
  ...student,
  sessionVersion: student.sessionVersion + 1,
});

export const withNewPassword = (student: Student, passwordHash: string): Student => ({
  ...withSessionsEnded(student),
  passwordHash,
});

export const deactivated = (student: Student, now: Date): Student => ({
  ...withSessionsEnded(student),
  deactivatedAt: student.deactivatedAt ?? now,
});

/** What is left of an account with payments: an id as their owner, and whether the fee was paid, so that later money is
 * recognised. Every session ends. */
export const erased = (student: Student, now: Date): Student => ({
  id: student.id,
  email: `${student.id}@erased.invalid`,
  ...NOTHING_SAID,
  name: 'Erased account',
  avatarUrl: null,
  passwordHash: NO_PASSWORD,
  emailVerifiedAt: null,
  paidAt: student.paidAt,
  invoiceState: null,
  totalAttempts: 0,
  attemptsUsed: 0,
  sessionVersion: student.sessionVersion + 1,
  createdAt: student.createdAt,
  deactivatedAt: null,
  erasedAt: now,
});
