import { describe, expect, it } from '@jest/globals';
import type { RandomSource } from '../kernel/sources.js';
import { fakeCodeHasher } from '../testing/fake-hashers.js';
import { newPassword } from './admin.js';
import { newRecoveryCodes } from './second-factor.js';

const LEAST_BITS = 128;

/** Chance that counts how many bits were drawn, and always draws the last. */
function countedRandom() {
  let bits = 0;
  const random: RandomSource = {
    int(limit) {
      bits += Math.log2(limit);
      return limit - 1;
    },
  };
  return { random, bits: () => bits };
}

describe('What is drawn for an admin', () => {
  it('has at least 128 bits in a first password', () => {
    const { random, bits } = countedRandom();
    expect(newPassword(random)).toMatch(/^9+$/);
    expect(bits()).toBeGreaterThanOrEqual(LEAST_BITS);
  });

  it('has at least 128 bits in each recovery code', () => {
    const { random, bits } = countedRandom();
    const { codes } = newRecoveryCodes({ codeHasher: fakeCodeHasher, random }, { id: 'admin-1' });
    expect(codes.length).toBeGreaterThan(0);
    expect(bits() / codes.length).toBeGreaterThanOrEqual(LEAST_BITS);
  });
});
