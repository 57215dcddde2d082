import { isRepeated, isSequence, replaceSigns } from './guessable-passwords.js';

/** So many digits and signs may be added to a common password. */
const MOST_ADDED = 6;
const LETTER = /[\p{L}\p{M}]/u;
const WORD = /^\p{L}.*[\p{L}\p{M}]$/su;
const LETTERS = /[\p{L}\p{M}]+/gu;

/** A text, and its half if it is the half twice. */
function withHalf(text: string): readonly string[] {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? [text, half] : [text];
}

/** A text without what may have been added before and after it. */
function coresOf(text: string): readonly string[] {
  const runs = [...text.matchAll(LETTERS)];
  const start = runs[0]?.index ?? 0;
  const end = runs.reduce((_, { index, 0: run }) => index + run.length, 0);
  const cores: string[] = [];
  for (let before = 0; before <= Math.min(MOST_ADDED, start); before += 1) {
    const mostAfter = Math.min(MOST_ADDED - before, text.length - end);
    for (let after = 0; after <= mostAfter; after += 1) {
      cores.push(text.slice(before, text.length - after));
    }
  }
  const added = text.slice(0, start) + text.slice(end);
  if (isSequence(added) || isRepeated(added)) cores.push(text.slice(start, end));
  return cores;
}

/** The words from which a password may be made by adding digits and signs or replacing letters. */
export function stemsOf(password: string): readonly string[] {
  const text = password.trim().toLowerCase();
  const cores = withHalf(text).flatMap(coresOf).flatMap(withHalf);
  const words = cores.flatMap((core) => [replaceSigns(core, 'i'), replaceSigns(core, 'l')]);
  const stems = [text, ...cores, ...words.filter((word) => WORD.test(word))];
  return [...new Set(stems.filter((stem) => LETTER.test(stem) || stem === text))];
}
