import type { Student } from '../accounts/index.js';

export type StudentAtTest = Pick<
  Student,
  'id' | 'name' | 'email' | 'paidAt' | 'totalAttempts' | 'attemptsUsed'
>;
