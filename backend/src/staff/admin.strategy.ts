import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Admin, owedBy } from '@portal/domain/staff/index.js';
import { Strategy } from 'passport-jwt';
import type { DataSource } from 'typeorm';
import {
  bearerToken,
  claimsIn,
  strategyKey,
  TOKEN_ALGORITHM,
  TOKEN_ISSUER,
} from '../accounts/index.js';
import { type Config, CONFIG } from '../platform/config/config.js';
import type { AdminCaller } from '../platform/security/caller.js';

const SESSION = `
  SELECT username, role AS "adminRole", must_change_password AS "mustChangePassword",
    totp_confirmed_at AS "totpConfirmedAt",
    (SELECT require_admin_totp FROM settings WHERE id = 1) AS "requiresTotp"
  FROM admins WHERE id = $1 AND session_version = $2 AND active`;

type Row = Pick<AdminCaller, 'username' | 'adminRole'> &
  Pick<Admin, 'mustChangePassword' | 'totpConfirmedAt'> & { readonly requiresTotp: boolean };

/** Believes an admin's token while its session version is the current one. */
@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(
    @Inject(CONFIG) config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    super({
      jwtFromRequest: bearerToken,
      secretOrKey: strategyKey(config.JWT_SECRET),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: 'admin',
    });
  }

  async validate(payload: unknown): Promise<AdminCaller | false> {
    const claims = claimsIn(payload);
    if (!claims) return false;
    const { sub, ver } = claims;
    const [admin] = await this.dataSource.query<Row[]>(SESSION, [sub, ver]);
    if (!admin) return false;
    const { username, adminRole } = admin;
    const owed = owedBy(admin, admin.requiresTotp);
    return { role: 'admin', adminId: sub, username, adminRole, owed };
  }
}
