/** Characters that replace letters in passwords, so that `s@ral` is found as `saral`. */
const SAME: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const I_OR_L = '1!|';

/** A text in lower case, with letters for the signs that replace them. */
export const replaceSigns = (text: string, iOrL: 'i' | 'l'): string =>
  Array.from(text.toLowerCase(), (character) =>
    I_OR_L.includes(character) ? iOrL : (SAME[character] ?? character),
  ).join('');

const foldText = (text: string): string => replaceSigns(text, 'i').replaceAll('l', 'i');

/** Shorter words are parts of many other words. */
const LEAST_WORD = 3;
/** A name has fewer words; more would only cost time. */
const MOST_WORDS = 20;

/** The words of a name, or of an address before its @, in the form that is compared. */
export function wordsIn(text: string): readonly string[] {
  const [name = ''] = text.split('@');
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return [parts.join(''), ...parts]
    .filter(({ length }) => length >= LEAST_WORD)
    .slice(0, MOST_WORDS)
    .map(foldText);
}

/** Words about the product; attackers try them with a year. */
const PRODUCT_WORDS = ['internship', 'intern', 'portal', 'student', 'admin', 'console'].map(
  foldText,
);

/** So many other characters are hard to guess, whatever word is beside them. */
const LEAST_REST = 6;

/** Whether too little is left of a password without the known names and the product's words. */
export function isMadeOfWords(password: string, known: readonly string[]): boolean {
  const words = [...known.flatMap(wordsIn), ...PRODUCT_WORDS].sort(
    (one, other) => other.length - one.length,
  );
  const text = foldText(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && rest.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').length < LEAST_REST;
}

/** A longer part that is repeated is strong enough by itself. */
const LONGEST_REPEATED = 7;

/** Whether a password is one short text repeated; the last repeat may be cut off. */
export function isRepeated(password: string): boolean {
  const { length } = password;
  const longest = Math.min(LONGEST_REPEATED, Math.floor(length / 2));
  for (let period = 1; period <= longest; period += 1) {
    if (password.slice(period) === password.slice(0, -period)) return true;
  }
  return false;
}

const KEYBOARD = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

const areNeighbours = (one: string, other: string): boolean =>
  Math.abs((one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)) <= 1 ||
  KEYBOARD.some((row) => row.includes(one + other) || row.includes(other + one));

/** Two runs with one character between them. */
const MOST_RUNS = 3;

/** Whether a password is a few runs along the alphabet, the digits or the keyboard. */
export function isSequence(password: string): boolean {
  const characters = Array.from(password.toLowerCase());
  const begins = characters.filter(
    (character, place) => place === 0 || !areNeighbours(characters[place - 1] ?? '', character),
  );
  return begins.length <= MOST_RUNS;
}
