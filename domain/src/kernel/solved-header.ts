import { PROOF_HEADER, proofHeader, solve, type Puzzle } from './proof-of-work.js';

const isPuzzle = (value: unknown): value is Puzzle =>
  typeof value === 'object' &&
  value !== null &&
  'challenge' in value &&
  typeof value.challenge === 'string' &&
  'bits' in value &&
  typeof value.bits === 'number';

/** The header by which a call proves that the work was done; null if this is no puzzle that can be
 * solved. @param rest is awaited now and then, so that a page stays alive in the meantime */
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
