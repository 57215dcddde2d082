import type { Letter } from './letter.js';

/** Where letters are kept, their codes for good. Who writes or withdraws one holds its application's lock. */
export type LetterRepository = {
  /** Adds a letter; there is one of each code. @returns false if its code is taken, with nothing
   * added @throws if its application has a valid one of its kind */
  add(letter: Letter): Promise<boolean>;
  findByCode(code: string): Promise<Letter | null>;
  findAllOf(applicationId: string): Promise<readonly Letter[]>;
  withdrawOffer(applicationId: string, at: Date): Promise<void>;
  /** Keeps of all letters to this email, in its normal form, only that there was one of their code. */
  removeTo(email: string, at: Date): Promise<void>;
};

export type WithLetters = { readonly letters: LetterRepository };
