import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { bitsOf, rejectSecret } from './secret-strength.js';

describe('A secret', () => {
  it('A secret that was drawn is taken, however it is written', () => {
    for (let round = 0; round < 2_000; round++) {
      expect(rejectSecret(randomBytes(16).toString('hex'), 32)).toBeNull();
      expect(rejectSecret(randomBytes(24).toString('base64'), 32)).toBeNull();
      expect(rejectSecret(randomBytes(18).toString('base64url'), 24)).toBeNull();
    }
  });

  it.each(['', 'a', 'aaaaaaaa', 'abcdefgh', '24682468', 'xyxyxyxyxyxyxyxy', 'pass'.repeat(8)])(
    'such as "%s" carries little',
    (secret) => {
      expect(bitsOf(secret)).toBeLessThan(20);
    },
  );

  it('is not made better by saying it twice', () => {
    const once = 'correct horse';
    expect(bitsOf(once.repeat(3))).toBeCloseTo(bitsOf(once), 5);
  });
});
