import type { RandomSource } from './transaction.js';

/** Random numbers that can be repeated from a seed: mulberry32, which passes the usual tests of randomness. */
export function seededRandom(seed = 1): RandomSource {
  let state = seed;
  return {
    int: (limit) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
      return Math.floor(fraction * limit);
    },
  };
}
