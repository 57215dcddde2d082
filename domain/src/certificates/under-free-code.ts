import type { RandomSource } from '../kernel/transaction.js';
import { drawCode } from './certificate-code.js';

/** A random code is hardly ever taken; so many in a row mean that the source is broken. */
const MOST_DRAWS = 10;

/** Stores something under an unused code; `store` returns false for a code that is taken. @returns what was stored
 * @throws Error if ten codes in a row are taken */
export async function underFreeCode<Stored>(
  { random, length }: { readonly random: RandomSource; readonly length: number },
  store: (code: string) => Promise<Stored | false>,
): Promise<Stored> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const stored = await store(drawCode(random, length));
    if (stored !== false) return stored;
  }
  throw new Error('No code is free');
}
