import { PROOF_HEADER, proofHeader, solve, type Puzzle } from './proof-of-work.js';

const isPuzzle = (value: unknown): value is Puzzle =>
  typeof value === 'object' &&
  value !== null &&
  'challenge' in value &&
  typeof value.challenge === 'string' &&
  'bits' in value &&
  typeof value.bits === 'number';

/** The header that proves the work; null if the puzzle can't be solved. @param rest is awaited from time to time, so
 * that the page can react */
export async function headerWithProof(
  proof: unknown,
  rest: () => Promise<void>,
): Promise<readonly [name: string, value: string] | null> {
  if (!isPuzzle(proof)) return null;
  try {
    return [PROOF_HEADER, proofHeader(proof, await solve(proof, rest))];
  } catch {
    return null;
  }
}
