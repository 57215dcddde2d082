import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SESSION_SECONDS } from '@portal/domain/accounts/index.js';

/** Who a token is for: a student's is no admin's, and the reverse. */
export type Audience = 'student' | 'admin';

export type TokenClaims = {
  readonly sub: string;
  /** The session version that it belongs to. */
  readonly ver: number;
  readonly sid: string;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_VERSION = 2_147_483_647;

/** Null if it has other claims than ours: the database must not be asked about something that is no id or number. */
export function claimsIn(payload: unknown): TokenClaims | null {
  const { sub, ver, sid, exp } = (payload ?? {}) as Record<string, unknown>;
  if (typeof sub !== 'string' || !UUID.test(sub)) return null;
  if (typeof ver !== 'number' || !Number.isInteger(ver)) return null;
  if (ver < 0 || ver > MOST_VERSION || typeof exp !== 'number') return null;
  return typeof sid === 'string' && UUID.test(sid) ? { sub, ver, sid } : null;
}

export const TOKEN_ISSUER = 'internship-portal';
export const TOKEN_ALGORITHM = 'HS256';

@Injectable()
export class SessionTokens {
  constructor(private readonly jwt: JwtService) {}

  issue(
    audience: Audience,
    owner: { readonly id: string; readonly sessionVersion: number },
    sessionId: string,
  ) {
    const claims: TokenClaims = { sub: owner.id, ver: owner.sessionVersion, sid: sessionId };
    return this.jwt.sign(claims, {
      audience,
      issuer: TOKEN_ISSUER,
      algorithm: TOKEN_ALGORITHM,
      expiresIn: SESSION_SECONDS,
    });
  }
}
