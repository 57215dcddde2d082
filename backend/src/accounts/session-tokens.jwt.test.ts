import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { SessionTokens } from './session-tokens.jwt.js';

const jwt = new JwtService({ secret: 'a secret of thirty-two characters' });
const owner = { id: 'owner-1', sessionVersion: 3 };

describe('A session token', () => {
  it.each(['student', 'admin'] as const)(
    'A session token of a %s is valid for 12 hours',
    (audience) => {
      const token = new SessionTokens(jwt).issue(audience, owner, 'session-1');
      const claims = jwt.verify<{ iat: number; exp: number }>(token, { audience });
      expect(claims.exp - claims.iat).toBe(12 * 60 * 60);
    },
  );

  it('names its owner, the version of the session and for whom it is', () => {
    const token = new SessionTokens(jwt).issue('student', owner, 'session-1');
    expect(jwt.verify<object>(token)).toMatchObject({
      sub: 'owner-1',
      ver: 3,
      sid: 'session-1',
      aud: 'student',
      iss: 'internship-portal',
    });
  });
});
