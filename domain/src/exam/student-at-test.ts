import type { Student } from '../accounts/index.js';

/** What a test needs to know of its student. */
export type StudentAtTest = Pick<
  Student,
  'id' | 'name' | 'email' | 'paidAt' | 'totalAttempts' | 'attemptsUsed'
>;
