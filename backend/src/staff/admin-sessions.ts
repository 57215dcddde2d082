import { Inject, Injectable } from '@nestjs/common';
import { type Admin, beginAdminSession } from '@portal/domain/staff/index.js';
import type { FastifyRequest } from 'fastify';
import { adminAccount, Devices, placeOf, SessionTokens } from '../accounts/index.js';
import { RUN, type Run } from '../platform/http/handler.js';

@Injectable()
export class AdminSessions {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    private readonly tokens: SessionTokens,
    private readonly devices: Devices,
  ) {}

  /** The token of a new session after a sign-in. The company gets a mail if the sign-in is from a new place. */
  async begin(admin: Admin, request: FastifyRequest): Promise<string> {
    const isKnownDevice = this.devices.knownAs(request, adminAccount(admin.username)) !== null;
    const session = await this.run(beginAdminSession, admin, {
      ...placeOf(request),
      isKnownDevice,
    });
    return this.tokens.issue('admin', admin, session.id);
  }
}
