import type { RandomSource } from '../kernel/sources.js';

/**
 * Digits and letters of which no two look or sound alike in print (no 0 and O, 1, I and L, 2 and Z,
 * 5 and S, B and 8, G and 6, U and V), and without the vowels that would spell words.
 */
export const CODE_ALPHABET = '346789CDFHJKMNPQRTVWXY';

export const CODE_LENGTH = 8;

/** A code that nobody can foresee. */
export const drawCode = (random: RandomSource): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[random.int(CODE_ALPHABET.length)]).join(
    '',
  );

/** A code as somebody typed it (spaces, hyphens and small letters are fine); null if it can be none. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const isCode =
    code.length === CODE_LENGTH && Array.from(code).every((sign) => CODE_ALPHABET.includes(sign));
  return isCode ? code : null;
}

/** A code as it is printed: two groups of four. */
export const printedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
