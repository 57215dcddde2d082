import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  claimsIn,
  IS_LIVE,
  TOKEN_ALGORITHM,
  TOKEN_ISSUER,
  type TokenClaims,
} from '../accounts/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { HostCookie } from '../platform/http/host-cookie.js';
import type { AdminCaller } from '../platform/security/caller.js';

/** How long an admin may look at the queues before the page asks for a new session by itself. */
const LIFETIME_SECONDS = 30 * 60;

/** What the cookie is called where it can't be tied to the host. */
export const OPS_COOKIE = 'ops_session';
const AUDIENCE = 'ops';

/** It dies with the sign-in that it was made from. */
const START = 'SELECT session_version AS ver FROM admins WHERE id = $1';
const LIVES = `
  SELECT 1 FROM admins LEFT JOIN sessions AS session ON session.id = $3 AND session.owner_id = admins.id
  WHERE admins.id = $1 AND admins.session_version = $2 AND admins.active AND ${IS_LIVE}`;

/** A navigation carries no bearer token: hence a cookie that no script can read and no other site can have sent. */
@Injectable()
export class OpsSessions {
  private readonly cookie: HostCookie;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
    private readonly jwt: JwtService,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.cookie = new HostCookie(OPS_COOKIE, config);
  }

  async cookieFor({ adminId, session }: Pick<AdminCaller, 'adminId' | 'session'>): Promise<string> {
    const [row] = await this.dataSource.query<{ ver: number }[]>(START, [adminId]);
    const claims: TokenClaims = {
      sub: adminId,
      ver: row?.ver ?? -1,
      ...(session.id && { sid: session.id }),
    };
    const value = this.jwt.sign(claims, {
      audience: AUDIENCE,
      issuer: TOKEN_ISSUER,
      algorithm: TOKEN_ALGORITHM,
      expiresIn: LIFETIME_SECONDS,
    });
    return this.cookie.set(value, { sameSite: 'strict', maxAge: LIFETIME_SECONDS });
  }

  async isLive(cookies: string | undefined): Promise<boolean> {
    const claims = this.read(this.cookie.in(cookies));
    if (!claims) return false;
    const rows = await this.dataSource.query<unknown[]>(LIVES, [
      claims.sub,
      claims.ver,
      claims.sid ?? null,
    ]);
    return rows.length > 0;
  }

  private read(value: string | undefined): TokenClaims | null {
    try {
      const payload = this.jwt.verify<object>(value ?? '', {
        audience: AUDIENCE,
        issuer: TOKEN_ISSUER,
        algorithms: [TOKEN_ALGORITHM],
      });
      return claimsIn(payload);
    } catch {
      return null;
    }
  }
}
