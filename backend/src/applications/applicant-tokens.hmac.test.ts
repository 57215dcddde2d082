import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { hmacApplicantTokens } from './applicant-tokens.hmac.js';

const SECRET = 'a-secret-for-tests-of-32-characters';
const OTHER = 'another-secret-of-32-characters-xx';
const tokens = hmacApplicantTokens([SECRET]);

describe('The token of an applicant’s page', () => {
  it('opens its own application, and is always the same', () => {
    for (let nth = 0; nth < 50; nth++) {
      const id = randomUUID();
      expect(tokens.idIn(tokens.tokenOf(id))).toBe(id);
      expect(tokens.tokenOf(id)).toBe(tokens.tokenOf(id));
    }
  });

  it('opens nothing once any of its signs is another, nor with another’s signature', () => {
    const [own, other] = [tokens.tokenOf(randomUUID()), tokens.tokenOf(randomUUID())];
    for (let at = 0; at < own.length; at++) {
      const changed = own[at] === 'A' ? 'B' : 'A';
      expect(tokens.idIn(own.slice(0, at) + changed + own.slice(at + 1))).toBeNull();
    }
    const idEnds = Math.ceil((16 * 4) / 3);
    expect(tokens.idIn(own.slice(0, idEnds) + other.slice(idEnds))).toBeNull();
  });

  it('opens nothing if another secret signed it, or if it is none', () => {
    const forged = hmacApplicantTokens([OTHER]);
    const none = ['', randomUUID(), 'x'.repeat(64), 'x'.repeat(9_000), `${'x'.repeat(63)}=`];
    for (const token of [forged.tokenOf(randomUUID()), ...none]) {
      expect(tokens.idIn(token)).toBeNull();
    }
  });

  it('opens its application under the secret before this one too', () => {
    const changing = hmacApplicantTokens([OTHER, SECRET]);
    const id = randomUUID();
    expect(changing.idIn(tokens.tokenOf(id))).toBe(id);
    expect(tokens.idIn(changing.tokenOf(id))).toBeNull();
  });
});
