import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectDataSource } from '@nestjs/typeorm';
import { UNATTENDED } from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import { claimsIn, noteUse, RememberingStrategy, tokensFor } from '../accounts/index.js';
import { type Config, CONFIG } from '../platform/config/config.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { secretsOf } from '../platform/security/secrets.js';
import { findAdminCaller } from './admin-caller.query.js';

const isUnattended = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers[UNATTENDED] === 'true';

/** Accepts an admin's token while its session version is current. */
@Injectable()
export class AdminStrategy extends PassportStrategy(RememberingStrategy, 'admin') {
  constructor(
    @Inject(CONFIG) config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    super(tokensFor('admin', secretsOf(config)));
  }

  async validate(payload: unknown, request: IncomingMessage): Promise<AdminCaller | false> {
    const claims = claimsIn(payload);
    if (!claims) return false;
    const found = await findAdminCaller(this.dataSource, claims);
    if (!found) return false;
    if (found.isToNote && !isUnattended(request)) noteUse(this.dataSource, claims.sid);
    return found.caller;
  }
}
