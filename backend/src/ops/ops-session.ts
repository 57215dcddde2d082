import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AdminRole, isAllowed } from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import { claimsIn, TOKEN_ALGORITHM, TOKEN_ISSUER, type TokenClaims } from '../accounts/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { HostCookie } from '../platform/http/host-cookie.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { findAdminCaller } from '../staff/index.js';

/** After this time the page asks for a new session by itself. */
const LIFETIME_SECONDS = 30 * 60;

/** The cookie's name where it can't be bound to the host. */
export const OPS_COOKIE = 'ops_session';
const AUDIENCE = 'ops';

/** Who may look at the queues, beside the owner. */
export const OPS_ROLES: readonly AdminRole[] = ['support'];

/** A navigation carries no bearer token, so this is a cookie that no script can read and no other site can send. */
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

  cookieFor({ adminId, session }: Pick<AdminCaller, 'adminId' | 'session'>): string {
    const claims: TokenClaims = { sub: adminId, ver: session.version, sid: session.id };
    const value = this.jwt.sign(claims, {
      audience: AUDIENCE,
      issuer: TOKEN_ISSUER,
      algorithm: TOKEN_ALGORITHM,
      expiresIn: LIFETIME_SECONDS,
    });
    return this.cookie.set(value, { sameSite: 'strict', maxAge: LIFETIME_SECONDS });
  }

  /** Whether the admin's own session is still valid. */
  async isLive(cookies: string | undefined): Promise<boolean> {
    const claims = this.read(this.cookie.in(cookies));
    if (!claims) return false;
    const found = await findAdminCaller(this.dataSource, claims);
    return found !== null && !found.caller.owed && isAllowed(found.caller.adminRole, OPS_ROLES);
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
