/** Fewer bits than this could be guessed by someone who has one answer that was made with the secret. */
const LEAST_BITS = 64;

/** How much of a text is news: what goes on as it began (aaaa, abcd, 2468) or repeats itself is not. */
function newsIn(text: string): string {
  const characters = Array.from(text);
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const step = (place: number) => (codes[place] ?? 0) - (codes[place - 1] ?? 0);
  const kept = characters.filter((_, place) => place < 2 || step(place) !== step(place - 1));
  const { length } = text;
  for (let period = 1; period <= length / 2; period++) {
    if (text.slice(period) === text.slice(0, -period)) return kept.join('').slice(0, period);
  }
  return kept.join('');
}

/** Bits of chance that a text can carry at most, by how often each character is in it. */
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
