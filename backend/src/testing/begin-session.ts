import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { newSession } from '@portal/domain/accounts/session.js';
import type { DataSource } from 'typeorm';
import { type Audience, SessionTokens } from '../accounts/session-tokens.jwt.js';
import { typeormStores } from '../app/stores.typeorm.js';
import type { Config } from '../platform/config/config.js';

/** Begins a session of this account without a password. @returns its token */
export async function beginSession(
  {
    config,
    dataSource,
  }: { readonly config: Pick<Config, 'JWT_SECRET'>; readonly dataSource: DataSource },
  holder: Audience,
  account: { readonly id: string; readonly sessionVersion: number },
): Promise<string> {
  const owner = { holder, ownerId: account.id, version: account.sessionVersion };
  const place = { device: 'Chrome on Linux', network: '127.0.0.x' };
  const session = newSession(randomUUID(), owner, place, new Date());
  await typeormStores(dataSource.manager).sessions.add(session);
  const tokens = new SessionTokens(new JwtService({ secret: config.JWT_SECRET }));
  return tokens.issue(holder, account, session.id);
}
