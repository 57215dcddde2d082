import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectDataSource } from '@nestjs/typeorm';
import * as staff from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import * as accounts from '../accounts/index.js';
import { type Config, CONFIG } from '../platform/config/config.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { secretsOf } from '../platform/security/secrets.js';
import { NOW } from '../platform/database/now.sql.js';

const SESSION = `
  SELECT admins.username, admins.role AS "adminRole",
    admins.must_change_password AS "mustChangePassword",
    admins.totp_confirmed_at AS "totpConfirmedAt", admins.passkeys,
    admins.first_signed_in_at AS "firstSignedInAt",
    session.last_used_at AS "lastUsedAt", session.proved_at AS "provedAt",
    ${NOW} AS now, ${accounts.IS_TO_NOTE} AS "isToNote",
    (SELECT require_admin_totp FROM settings WHERE id = 1) AS "requiresTotp"
  FROM admins ${accounts.joinLiveSession('$3', 'admins.id')}
  WHERE admins.id = $1 AND admins.session_version = $2 AND admins.active`;

type Row = Pick<AdminCaller, 'username' | 'adminRole'> &
  Pick<staff.Admin, 'mustChangePassword' | 'totpConfirmedAt' | 'firstSignedInAt'> & {
    readonly passkeys: readonly unknown[];
    readonly requiresTotp: boolean;
    readonly now: Date;
    readonly lastUsedAt: Date;
    readonly provedAt: Date;
    readonly isToNote: boolean;
  };

type Found = { readonly caller: AdminCaller; readonly isToNote: boolean };

/** The admin of a token, read from PostgreSQL each time; null if the session has ended or was idle too long. */
async function findAdminCaller(
  dataSource: DataSource,
  { sub, ver, sid }: accounts.TokenClaims,
): Promise<Found | null> {
  const [admin] = await dataSource.query<Row[]>(SESSION, [sub, ver, sid]);
  if (!admin) return null;
  const { username, adminRole, now, lastUsedAt, provedAt, isToNote } = admin;
  if (staff.isIdle(lastUsedAt, now)) return null;
  const caller: AdminCaller = {
    role: 'admin',
    adminId: sub,
    username,
    adminRole,
    owed: staff.owedBy(admin, admin.requiresTotp, now),
    session: { id: sid, version: ver },
    isProven: staff.isProofFresh(provedAt, now),
    secondFactorDueAt: staff.hasSecondFactor(admin) ? null : staff.secondFactorDueAt(admin),
  };
  return { caller, isToNote };
}

const isUnattended = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers[staff.UNATTENDED] === 'true';

/** Accepts an admin's token while its session version is current. */
@Injectable()
export class AdminStrategy extends PassportStrategy(accounts.RememberingStrategy, 'admin') {
  constructor(
    @Inject(CONFIG) config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    super(accounts.tokensFor('admin', secretsOf(config)));
  }

  async validate(payload: unknown, request: IncomingMessage): Promise<AdminCaller | false> {
    const claims = accounts.claimsIn(payload);
    if (!claims) return false;
    const found = await findAdminCaller(this.dataSource, claims);
    if (!found) return false;
    if (found.isToNote && !isUnattended(request)) accounts.noteUse(this.dataSource, claims.sid);
    return found.caller;
  }
}
