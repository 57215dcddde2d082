import type { Attempt, StudentAtTest } from '@portal/domain/exam/index.js';

/** A student's columns with some of an attempt's, which are null where there is none. */
export type StudentWithAttempt<Part extends Partial<Attempt>> = Omit<
  StudentAtTest,
  'id' | 'name' | 'email'
> & {
  readonly ownerId: string;
  readonly ownerName: string;
  readonly ownerEmail: string;
  readonly now: Date;
} & { readonly [Name in keyof Part]: Part[Name] | null };

export function splitRow<Part extends Partial<Attempt>>(row: StudentWithAttempt<Part>) {
  const { ownerId, ownerName, ownerEmail, paidAt, totalAttempts, attemptsUsed, now, ...rest } = row;
  const own = { id: ownerId, name: ownerName, email: ownerEmail };
  const student: StudentAtTest = { ...own, paidAt, totalAttempts, attemptsUsed };
  const attempt = rest as unknown as Part;
  return { student, attempt: attempt.state ? attempt : null, now };
}
