/** With fewer bits, somebody who has one value that was made with the secret could guess it. */
const LEAST_BITS = 64;

/** Words that people write in place of a secret; attackers try them first. */
const KNOWN_WORD =
  /development|passphrase|production|changeme|password|razorpay|default|example|private|replace|webhook|change|please|random|sample|secret|secure|string|admin|dummy|super|token|value|demo|here|hook|live|long|sign|test|this|very|with|your|jwt|key/gi;

/** A random secret may contain a word by chance, but words are never so much of it. */
const MOST_BY_CHANCE = 1 / 3;

function withoutWords(text: string): string {
  const kept = text.replace(KNOWN_WORD, '');
  return text.length - kept.length > text.length * MOST_BY_CHANCE ? kept : text;
}

/** Shorter texts occur twice by chance. */
const LEAST_REPEAT = 4;

function repeatAt(text: string, place: number): number {
  const before = text.slice(0, place);
  let length = 0;
  while (place + length < text.length && before.includes(text.slice(place, place + length + 1))) {
    length += 1;
  }
  return length < LEAST_REPEAT ? 0 : length;
}

function withoutRepeats(text: string): string {
  let kept = '';
  for (let place = 0; place < text.length;) {
    const repeated = repeatAt(text, place);
    if (repeated === 0) kept += text.charAt(place);
    place += repeated || 1;
  }
  return kept;
}

/** The characters that could not be guessed from the rest: without known words, repeats, and sequences (aaaa, abcd,
 * 2468). */
function newsIn(text: string): string {
  const characters = Array.from(withoutRepeats(withoutWords(text)));
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const step = (place: number) => (codes[place] ?? 0) - (codes[place - 1] ?? 0);
  return characters.filter((_, place) => place < 2 || step(place) !== step(place - 1)).join('');
}

/** The most bits of randomness that a text can hold, by the frequency of its characters. */
export function bitsOf(text: string): number {
  const news = newsIn(text);
  const counts = new Map<string, number>();
  for (const character of news) counts.set(character, (counts.get(character) ?? 0) + 1);
  const { length } = news;
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / length), 0);
}

export function rejectSecret(secret: string, least: number): string | null {
  if (secret.length < least) return `must have at least ${String(least)} characters`;
  return bitsOf(secret) < LEAST_BITS ? 'could be guessed: take a random one' : null;
}
