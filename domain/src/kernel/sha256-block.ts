/** The constants of SHA-256 (FIPS 180-4): fractions of the roots of the first primes. */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) {
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  }
  return found;
};

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const ROUND = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const MOST_BYTES = 55;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = new Int32Array(64);

const wordOf = (words: Int32Array, at: number): number => words[at] ?? 0;

function fill(text: string): void {
  schedule.fill(0, 0, 16);
  const put = (at: number, byte: number): void => {
    schedule[at >> 2] = wordOf(schedule, at >> 2) | (byte << (24 - (at % 4) * 8));
  };
  for (let at = 0; at < text.length; at++) put(at, text.charCodeAt(at));
  put(text.length, 0x80);
  schedule[15] = text.length * 8;
}

function expand(): void {
  for (let at = 16; at < 64; at++) {
    const early = wordOf(schedule, at - 15);
    const late = wordOf(schedule, at - 2);
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[at] = (wordOf(schedule, at - 16) + one + wordOf(schedule, at - 7) + two) | 0;
  }
}

/** The first 32 bits of the SHA-256 of at most 55 ASCII characters. The browser's own digest returns a promise, which
 * takes longer than the hash. */
export function firstWordOfSha256(text: string): number {
  if (text.length > MOST_BYTES) throw new RangeError('the text is longer than one block');
  fill(text);
  expand();
  let [a, b, c, d, e, f, g, h] = START as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const one = (h + mixed + chosen + wordOf(ROUND, at) + wordOf(schedule, at)) | 0;
    const spread = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (spread + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return (wordOf(START, 0) + a) >>> 0;
}
