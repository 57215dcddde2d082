import type { Letter } from './letter.js';

/** Where letters are kept, their codes for good. Who writes or withdraws one holds its application's lock. */
export type LetterRepository = {
  /** Adds a letter; there is one of each code. @returns false if its code is taken, with nothing
   * added @throws if its application has a valid one of its kind */
  add(letter: Letter): Promise<boolean>;
  findByCode(code: string): Promise<Letter | null>;
  /** The letters of an application, the oldest first. */
  findAllOf(applicationId: string): Promise<readonly Letter[]>;
  /** Withdraws the offer letter of an application that is valid, if there is one. */
  withdrawOffer(applicationId: string, at: Date): Promise<void>;
  /** Keeps of all letters to this email, in its normal form, only that there was one of their code. */
  removeTo(email: string, at: Date): Promise<void>;
};

/** For a use case that needs {@link LetterRepository}. */
export type WithLetters = { readonly letters: LetterRepository };
