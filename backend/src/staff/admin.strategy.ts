import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Admin,
  hasSecondFactor,
  isIdle,
  isProofFresh,
  owedBy,
  secondFactorDueAt,
  UNATTENDED,
} from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import {
  bearerToken,
  claimsIn,
  IS_TO_NOTE,
  joinLiveSession,
  noteUse,
  RememberingStrategy,
  TOKEN_ALGORITHM,
  TOKEN_ISSUER,
  TokenKeys,
} from '../accounts/index.js';
import { type Config, CONFIG } from '../platform/config/config.js';
import { NOW } from '../platform/database/now.sql.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { secretsOf } from '../platform/security/secrets.js';

const SESSION = `
  SELECT admins.username, admins.role AS "adminRole",
    admins.must_change_password AS "mustChangePassword",
    admins.totp_confirmed_at AS "totpConfirmedAt", admins.passkeys,
    admins.first_signed_in_at AS "firstSignedInAt",
    session.last_used_at AS "lastUsedAt", session.proved_at AS "provedAt",
    ${NOW} AS now, ${IS_TO_NOTE} AS "isToNote",
    (SELECT require_admin_totp FROM settings WHERE id = 1) AS "requiresTotp"
  FROM admins ${joinLiveSession('$3', 'admins.id')}
  WHERE admins.id = $1 AND admins.session_version = $2 AND admins.active`;

type Row = Pick<AdminCaller, 'username' | 'adminRole'> &
  Pick<Admin, 'mustChangePassword' | 'totpConfirmedAt' | 'firstSignedInAt'> & {
    readonly passkeys: readonly unknown[];
    readonly requiresTotp: boolean;
    readonly now: Date;
    readonly lastUsedAt: Date;
    readonly provedAt: Date;
    readonly isToNote: boolean;
  };

const isUnattended = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers[UNATTENDED] === 'true';

/** Believes an admin's token while its session version is the current one. */
@Injectable()
export class AdminStrategy extends PassportStrategy(RememberingStrategy, 'admin') {
  constructor(
    @Inject(CONFIG) config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    super({
      jwtFromRequest: bearerToken,
      secretOrKeyProvider: new TokenKeys(secretsOf(config)).forPassport,
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: 'admin',
    });
  }

  async validate(payload: unknown, request: IncomingMessage): Promise<AdminCaller | false> {
    const claims = claimsIn(payload);
    if (!claims) return false;
    const { sub, ver, sid } = claims;
    const [admin] = await this.dataSource.query<Row[]>(SESSION, [sub, ver, sid]);
    if (!admin) return false;
    const { username, adminRole, now, lastUsedAt, provedAt } = admin;
    if (isIdle(lastUsedAt, now)) return false;
    if (admin.isToNote && !isUnattended(request)) noteUse(this.dataSource, sid);
    return {
      role: 'admin',
      adminId: sub,
      username,
      adminRole,
      owed: owedBy(admin, admin.requiresTotp, now),
      session: { id: sid, version: ver },
      isProven: isProofFresh(provedAt, now),
      secondFactorDueAt: hasSecondFactor(admin) ? null : secondFactorDueAt(admin),
    };
  }
}
