import type { Student } from '../accounts/index.js';

/** What is kept of an erased account, so that nobody here can read it. */
export type SealedCopy = {
  readonly id: string;
  readonly studentId: string;
  readonly erasedAt: Date;
  readonly sealed: Uint8Array;
};

export type SealedCopies = {
  /** All that is held about a student at this moment, as the student could download it. */
  contentOf(student: Pick<Student, 'id' | 'email'>, at: Date): Promise<string>;
  add(copy: SealedCopy): Promise<void>;
};
