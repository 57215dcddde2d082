import { Body, Controller, Inject, Get } from '@nestjs/common';
import * as staff from '@portal/domain/staff/index.js';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { adminAccount, adminCredentialsBody, Devices } from '../accounts/index.js';
import { Access, Limit, SIGN_IN, Post, RUN, type Run, Shows } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { networkOf } from '../platform/http/network-of.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { AdminGuesses } from './admin-guesses.js';
import { AdminSessions } from './admin-sessions.js';
import { signedAnswer } from './passkey.schemas.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';

const passkeyBody = z.object({ passkey: signedAnswer });
const credentialsBody = adminCredentialsBody.extend({ passkey: signedAnswer.optional() });

@Controller('api/admin')
@Access('anyone')
@Limit(SIGN_IN)
export class AdminLoginController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    private readonly sessions: AdminSessions,
    private readonly devices: Devices,
    private readonly guesses: AdminGuesses,
    private readonly traces: AdminTraces,
  ) {}

  @Post('login')
  async signIn(
    @Body({ schema: credentialsBody }) form: z.infer<typeof credentialsBody>,
    @CurrentCall() call: Call,
  ) {
    const guess = { username: form.username, at: 'sign-in' } as const;
    const admin = await this.guesses.guess(guess, call, () => this.run(staff.signInAdmin, form));
    return this.begun(admin, call.request);
  }

  @Post('login/challenge')
  async challenge() {
    return { success: true, passkey: await this.run(staff.beginPasskeySignIn) };
  }

  @Post('login/passkey')
  async signInWithPasskey(
    @Body({ schema: passkeyBody }) { passkey }: z.infer<typeof passkeyBody>,
    @CurrentCall() { request, reply }: Call,
  ) {
    const admin = await this.run(staff.signInByPasskey, passkey);
    const answer = await this.begun(admin, request);
    this.devices.remember(request, reply, adminAccount(admin.username));
    return answer;
  }

  private async begun(admin: staff.Admin, request: FastifyRequest) {
    await this.traces.signIn(admin.username, 'sign-in', networkOf(request.ip));
    return { success: true, token: await this.sessions.begin(admin, request) };
  }
}

type RightsOf = (role: staff.AdminRole) => readonly string[];

export const RIGHTS_OF = Symbol('RightsOf');

@Controller('api/admin')
@Access('admin', { first: true })
export class MeController {
  constructor(@Inject(RIGHTS_OF) private readonly rightsOf: RightsOf) {}

  @Shows('nobody')
  @Get('me')
  me(@CurrentAdmin() { adminId, username, adminRole, owed, secondFactorDueAt }: AdminCaller) {
    const rights = this.rightsOf(adminRole);
    return {
      success: true,
      id: adminId,
      username,
      role: adminRole,
      rights,
      owed,
      secondFactorDueAt,
    };
  }
}
