import type { RandomSource } from '../kernel/sources.js';

/** Digits and letters of which no two look or sound alike in print (no 0 and O, 1, I and L, 2 and
 * Z, 5 and S, B and 8, G and 6, U and V), and without the vowels that would spell words. */
export const CODE_ALPHABET = '346789CDFHJKMNPQRTVWXY';

export const CODE_LENGTH = 8;

/** Longer than a certificate's, so that no code is both; and since the check of a letter tells a
 * name, nobody finds one by guessing. */
export const LETTER_CODE_LENGTH = 12;

/** A code of that many signs that nobody can foresee. */
export const drawCode = (random: RandomSource, length: number = CODE_LENGTH): string =>
  Array.from({ length }, () => CODE_ALPHABET[random.int(CODE_ALPHABET.length)]).join('');

const withoutGaps = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The signs in what somebody typed that no code has, each once, in capitals. */
export const foreignSigns = (typed: string): readonly string[] =>
  [...new Set(withoutGaps(typed))].filter((sign) => !CODE_ALPHABET.includes(sign));

/** The code of a document as somebody typed it (spaces, hyphens and small letters are fine); null if
 * it can be none. */
export function readCode(typed: string): string | null {
  const code = withoutGaps(typed);
  const isWhole = code.length === CODE_LENGTH || code.length === LETTER_CODE_LENGTH;
  return isWhole && foreignSigns(code).length === 0 ? code : null;
}

/** A code as it is printed: in groups of four. */
export const printedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
