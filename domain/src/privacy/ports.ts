import type { Student } from '../accounts/index.js';

/** The copy of an erased account, sealed so that nobody here can read it. */
export type SealedCopy = {
  readonly id: string;
  readonly studentId: string;
  readonly erasedAt: Date;
  readonly sealed: Uint8Array;
};

export type SealedCopies = {
  /** All data about a student at this moment, as in the student's download. */
  contentOf(student: Pick<Student, 'id' | 'email'>, at: Date): Promise<string>;
  add(copy: SealedCopy): Promise<void>;
};

export type PrivacyStores = { readonly sealedCopies: SealedCopies };
