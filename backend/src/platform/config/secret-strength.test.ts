import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { bitsOf, rejectSecret } from './secret-strength.js';

describe('A secret', () => {
  it('A secret that was drawn is taken, however it is written', () => {
    for (let round = 0; round < 200; round++) {
      expect(rejectSecret(randomBytes(16).toString('hex'), 32)).toBeNull();
      expect(rejectSecret(randomBytes(24).toString('base64'), 32)).toBeNull();
      expect(rejectSecret(randomBytes(18).toString('base64url'), 24)).toBeNull();
    }
  });

  it.each(['', 'a', 'aaaaaaaa', 'abcdefgh', '24682468', 'xyxyxyxyxyxyxyxy', 'pass'.repeat(8)])(
    'such as "%s" carries little',
    (secret) => expect(bitsOf(secret)).toBeLessThan(20),
  );

  it.each([
    'your-super-secret-jwt-key-change-me',
    'Your_Super_Secret_JWT_Key_ChangeMe',
    'passwordpasswordpasswordpassword1',
    'super-secret-webhook-2026',
    'please-change-this-razorpay-webhook-secret',
    'example-admin-token-for-test-2026',
    `${'correct'.repeat(6)}!`,
    'horse-2024-horse-2025-horse-2026-horse-2027',
  ])('such as "%s" is refused, for what it says is known or said twice', (secret) =>
    expect(rejectSecret(secret, 24)).toBe('could be guessed: take a random one'),
  );

  it('is not made better by saying it twice', () => {
    const once = 'correct horse';
    expect(bitsOf(once.repeat(3))).toBeCloseTo(bitsOf(once), 5);
    expect(bitsOf(`${once}!${once}?${once}`)).toBeLessThan(bitsOf(`${once}!?`) + 1);
  });
});
