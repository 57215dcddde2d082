import { describe, expect, it } from '@jest/globals';
import { cryptoAuthenticators, totpCode } from './authenticators.crypto.js';

/** The secret of RFC 6238, appendix B: "12345678901234567890" in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const OTHER = 'another-jwt-secret-of-32-characters';
const JWT_SECRET = 'a-jwt-secret-of-some-32-characters';
const { seal, open, newSecret, verify } = cryptoAuthenticators([JWT_SECRET]);

// RFC 6238, appendix B, the last six of the eight digits; its times in seconds.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('A code of an authenticator at %d s is %s', (seconds, code) => {
  expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code);
  expect(verify(SECRET, Math.floor(seconds / 30), code)).toBe(true);
});

it.each(['', '28708', '2870820', '٢٨٧٠٨٢', '287083'])(
  'A code of an authenticator is not "%s"',
  (code) => expect(verify(SECRET, 1, code)).toBe(false),
);

describe('A secret', () => {
  it('is 160 bits in base32, and another one each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('is sealed anew each time, and opened for its admin under its key only', () => {
    const sealed = seal(SECRET, 'one');
    expect(sealed).not.toContain(SECRET);
    expect(sealed).not.toBe(seal(SECRET, 'one'));
    expect(open(sealed, 'one')).toBe(SECRET);
    expect(open(sealed, 'other')).toBeNull();
    expect(cryptoAuthenticators([OTHER]).open(sealed, 'one')).toBeNull();
  });

  it('is opened under the key before this one, and sealed under this one', () => {
    const changing = cryptoAuthenticators([OTHER, JWT_SECRET]);
    expect(changing.open(seal(SECRET, 'one'), 'one')).toBe(SECRET);
    const sealed = changing.seal(SECRET, 'one');
    expect(cryptoAuthenticators([OTHER]).open(sealed, 'one')).toBe(SECRET);
    expect(open(sealed, 'one')).toBeNull();
  });

  it.each(['', 'AAAA', 'not sealed at all, but of quite some length'])('is not in "%s"', (text) =>
    expect(open(text, 'one')).toBeNull(),
  );
});
