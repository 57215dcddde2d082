import { firstWordOfSha256 } from './sha256-block.js';

/** Work that a client is asked to do before a call is taken. */
export type Puzzle = {
  /** What the solution belongs to; its last characters are the seed. */
  readonly challenge: string;
  readonly bits: number;
};

/** Many small puzzles in place of one, since their total time varies less. */
const PARTS = 8;
const PART_BITS = 3;
const SEED_LENGTH = 22;

/** The most work that is ever asked for: less than ten seconds on a laptop. */
export const MOST_BITS = 21;
const LEAST_BITS = 4;

const seedOf = (challenge: string): string => challenge.slice(-SEED_LENGTH);

const matches = (seed: string, part: number, number: number, bits: number): boolean =>
  firstWordOfSha256(`${seed}${String(part)}:${String(number)}`) >>> (32 - (bits - PART_BITS)) === 0;

const isSolvable = ({ bits }: Puzzle): boolean =>
  Number.isInteger(bits) && bits >= LEAST_BITS && bits <= MOST_BITS;

export function solves(puzzle: Puzzle, numbers: readonly number[]): boolean {
  if (!isSolvable(puzzle) || numbers.length !== PARTS) return false;
  const seed = seedOf(puzzle.challenge);
  return numbers.every(
    (number, part) => Number.isSafeInteger(number) && matches(seed, part, number, puzzle.bits),
  );
}

/** How many hashes are tried between two pauses. */
const STRIDE = 10_000;

/** Solves a puzzle. @param rest is awaited from time to time, so that the page can react */
export async function solve(puzzle: Puzzle, rest: () => Promise<void>): Promise<readonly number[]> {
  if (!isSolvable(puzzle)) throw new RangeError('this puzzle asks for too much');
  const seed = seedOf(puzzle.challenge);
  const numbers: number[] = [];
  let tried = 0;
  for (let part = 0; part < PARTS; part++) {
    let number = 0;
    while (!matches(seed, part, number, puzzle.bits)) {
      number++;
      if (++tried % STRIDE === 0) await rest();
    }
    numbers.push(number);
  }
  return numbers;
}

export const proofHeader = ({ challenge }: Puzzle, numbers: readonly number[]): string =>
  `${challenge}~${numbers.join(',')}`;

export const PROOF_HEADER = 'proof-of-work';

const MOST_CHARACTERS = 300;

/** The challenge and the numbers in such a header, or null. */
export function readProof(
  header: string,
): { readonly challenge: string; readonly numbers: readonly number[] } | null {
  if (header.length > MOST_CHARACTERS) return null;
  const [challenge = '', list = '', ...more] = header.split('~');
  if (more.length > 0 || list === '') return null;
  return { challenge, numbers: list.split(',').map(Number) };
}
