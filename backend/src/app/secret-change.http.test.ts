import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { TOKEN_ALGORITHM, TOKEN_ISSUER, type TokenClaims } from '../accounts/session-tokens.jwt.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const OLD = 'the-jwt-secret-before-this-one-of-32';
const THIRD = 'a-jwt-secret-that-was-never-taken-32';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', JWT_SECRET_PREVIOUS: OLD });

/** What a token says, signed under another secret. */
function resigned(token: string, secret: string, audience: string): string {
  const payload = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  const { sub, ver, sid } = JSON.parse(payload) as TokenClaims;
  const options = { audience, issuer: TOKEN_ISSUER, algorithm: TOKEN_ALGORITHM } as const;
  return new JwtService({ secret }).sign({ sub, ver, sid }, { ...options, expiresIn: '1h' });
}

const statusOf = async (token: string, path: string) =>
  (await portal.client.as(token).get(path)).status;

describe('While JWT_SECRET is changed', () => {
  it.each([
    ['a student', 'student', '/api/receipts', async () => (await signedInStudent(portal)).token],
    ['an admin', 'admin', '/api/admin/account', () => adminTokenOf(portal, 'owner')],
  ])('%s stays signed in', async (_, audience, path, tokenOf) => {
    const token = await tokenOf();
    expect(await statusOf(token, path)).toBe(200);
    expect(await statusOf(resigned(token, OLD, audience), path)).toBe(200);
    expect(await statusOf(resigned(token, THIRD, audience), path)).toBe(401);
  });
});
