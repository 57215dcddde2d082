import { Inject, Injectable } from '@nestjs/common';
import * as accounts from '@portal/domain/accounts/index.js';
import type { FastifyRequest } from 'fastify';
import { networkInWords } from '../platform/http/network-of.js';
import { idOf, type Caller } from '../platform/security/caller.js';
import { RUN, type Run } from '../platform/http/handler.js';
import { SessionTokens, type Audience } from './session-tokens.jwt.js';

export const placeOf = ({ headers, ip }: FastifyRequest): accounts.SessionPlace => ({
  device: accounts.deviceInWords(headers['user-agent'] ?? ''),
  network: networkInWords(ip),
});

const ownerOf = (caller: Caller): accounts.SessionOwner => ({
  holder: caller.role,
  ownerId: idOf(caller),
  version: caller.session.version,
});

@Injectable()
export class Sessions {
  @Inject(RUN) private readonly run!: Run;

  constructor(private readonly tokens: SessionTokens) {}

  async begin(
    holder: Audience,
    account: { readonly id: string; readonly sessionVersion: number },
    request: FastifyRequest,
  ): Promise<string> {
    const owner = { holder, ownerId: account.id, version: account.sessionVersion };
    const session = await this.run(accounts.beginSession, owner, placeOf(request));
    return this.tokens.issue(holder, account, session.id);
  }

  async shownTo(caller: Caller) {
    const sessions = await this.run(accounts.listSessions, ownerOf(caller));
    return sessions.map(({ id, device, network, beganAt, lastUsedAt }) => ({
      id,
      device,
      network,
      beganAt,
      lastUsedAt,
      isThis: id === caller.session.id,
    }));
  }

  async end(caller: Caller, sessionId: string): Promise<void> {
    await this.run(accounts.endSession, ownerOf(caller), sessionId);
  }
}
