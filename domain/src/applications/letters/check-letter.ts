import { LETTER_CODE_LENGTH, readCode } from '../../certificates/index.js';
import { LetterNotFound } from './errors.js';
import type { Letter, LetterTerms } from './letter.js';
import type { WithLetters } from './ports.js';

export type CheckedLetter = Omit<Letter, 'id' | 'applicationId' | 'email'>;

/** What anyone may know of a letter: who has the code was shown the letter. @param typed the code
 * as it was typed @throws LetterNotFound */
export async function checkLetter({ letters }: WithLetters, typed: string): Promise<CheckedLetter> {
  const code = readCode(typed, LETTER_CODE_LENGTH);
  const found = code === null ? null : await letters.findByCode(code);
  if (!found) throw new LetterNotFound();
  const { id: _id, applicationId: _application, email: _email, ...checked } = found;
  return checked;
}

/** A letter of this application that counts, to be printed. @param application.applicationId null:
 * there is none @throws LetterNotFound also for another application's */
export async function letterToPrint(
  { letters }: WithLetters,
  { applicationId, code }: { readonly applicationId: string | null; readonly code: string },
): Promise<Letter & { readonly terms: LetterTerms }> {
  const found = await letters.findByCode(code);
  const isOwn = found !== null && applicationId !== null && found.applicationId === applicationId;
  if (!isOwn || found.state !== 'valid' || !found.terms) throw new LetterNotFound();
  return { ...found, terms: found.terms };
}
