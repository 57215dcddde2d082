import type { RandomSource } from '../kernel/transaction.js';

/** Digits and letters without pairs that look or sound alike (0 and O, 1, I and L, 2 and Z, 5 and S, B and 8, G and 6,
 * U and V), and without vowels, so that no words appear. */
export const CODE_ALPHABET = '346789CDFHJKMNPQRTVWXY';

export const CODE_LENGTH = 8;

/** Longer than a certificate's code, so that no code is both, and nobody finds a letter, which shows a name, by
 * guessing. */
export const LETTER_CODE_LENGTH = 12;

export const drawCode = (random: RandomSource, length: number = CODE_LENGTH): string =>
  Array.from({ length }, () => CODE_ALPHABET[random.int(CODE_ALPHABET.length)]).join('');

const withoutGaps = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The typed characters that no code has, each once, in capitals. */
export const foreignSigns = (typed: string): readonly string[] =>
  [...new Set(withoutGaps(typed))].filter((sign) => !CODE_ALPHABET.includes(sign));

/** The code in a typed text (spaces, hyphens and small letters are ignored); null if it can't be one. */
export function readCode(typed: string): string | null {
  const code = withoutGaps(typed);
  const isWhole = code.length === CODE_LENGTH || code.length === LETTER_CODE_LENGTH;
  return isWhole && foreignSigns(code).length === 0 ? code : null;
}

/** A code as printed: in groups of four. */
export const printedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
