import { Body, Controller, Get, Inject, Req } from '@nestjs/common';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import * as staff from '@portal/domain/staff/index.js';
import { z } from 'zod';
import { Sessions } from '../accounts/index.js';
import { DONE, EntryId } from '../platform/admin-lists/action-request.js';
import { Access, Shows, Post, RUN, type Run } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { textOrEmpty } from '../platform/http/input.js';
import { InjectPort } from '../platform/ports.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { AdminGuesses } from './admin-guesses.js';
import type { FastifyRequest } from 'fastify';
import { signedAnswer } from './passkey.schemas.js';

const passwordBody = z.object({ currentPassword: textOrEmpty, password: textOrEmpty });
const codeBody = z.object({ code: textOrEmpty });
const proofBody = codeBody.extend({ currentPassword: textOrEmpty });

type Proof = z.infer<typeof proofBody>;

const ISSUER = 'Admin console';

/** Somebody with a stolen session must not be able to keep it: actions that give a new proof need one. */
@Controller('api/admin/account')
@Access('admin', { first: true })
export class AdminAccountController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectPort('admins') private readonly admins: staff.AdminRepository,
    private readonly sessions: Sessions,
    private readonly guesses: AdminGuesses,
  ) {}

  @Shows('nobody')
  @Get()
  async account(@CurrentAdmin() caller: AdminCaller) {
    const { adminId, adminRole, owed, secondFactorDueAt } = caller;
    const admin = await this.admins.findById(adminId);
    if (!admin) throw new NothingToChange('admin');
    return {
      success: true,
      username: admin.username,
      role: adminRole,
      owed,
      hasTotp: staff.hasTotp(admin),
      passkeys: admin.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt,
        lastUsedAt,
      })),
      secondFactorDueAt,
      requiresTotp: await this.admins.requiresTotp(),
      recoveryCodesLeft: admin.recoveryHashes.length,
    };
  }

  @Access('admin', { first: true, proof: true })
  @Post('password')
  async changePassword(
    @CurrentAdmin() caller: AdminCaller,
    @Body({ schema: passwordBody }) form: z.infer<typeof passwordBody>,
    @CurrentCall() call: Call,
  ) {
    const admin = await this.guarded(caller, call, () =>
      this.run(staff.changeOwnPassword, caller, form),
    );
    return { success: true, token: await this.sessions.begin('admin', admin, call.request) };
  }

  @Access('admin', { first: true, proof: true })
  @Post('totp')
  async begin(@CurrentAdmin() caller: AdminCaller) {
    const secret = await this.run(staff.beginTotp, caller);
    return { success: true, secret, uri: staff.otpauthUri(ISSUER, caller.username, secret) };
  }

  @Access('admin', { first: true, proof: true })
  @Post('totp/confirm')
  async confirm(
    @CurrentAdmin() caller: AdminCaller,
    @Body({ schema: codeBody }) { code }: z.infer<typeof codeBody>,
    @CurrentCall() call: Call,
  ) {
    const confirmed = () => this.run(staff.confirmTotp, caller, code);
    return {
      success: true,
      recoveryCodes: await this.guarded(caller, call, confirmed),
    };
  }

  @Post('totp/remove')
  async remove(
    @CurrentAdmin() caller: AdminCaller,
    @Body({ schema: proofBody }) proof: Proof,
    @CurrentCall() call: Call,
  ) {
    await this.guarded(caller, call, () => this.run(staff.removeTotp, caller, proof));
    return DONE;
  }

  @Post('recovery-codes')
  async renew(
    @CurrentAdmin() caller: AdminCaller,
    @Body({ schema: proofBody }) proof: Proof,
    @CurrentCall() call: Call,
  ) {
    const renewed = () => this.run(staff.renewRecoveryCodes, caller, proof);
    return {
      success: true,
      recoveryCodes: await this.guarded(caller, call, renewed),
    };
  }

  @Post('sign-out')
  async signOut(@CurrentAdmin() caller: AdminCaller) {
    await this.run(staff.signOutEverywhere, caller);
    return DONE;
  }

  private guarded<Outcome>(
    { username }: AdminCaller,
    call: Call,
    work: () => Promise<Outcome>,
  ): Promise<Outcome> {
    return this.guesses.guess({ username, at: 'proof' }, call, work);
  }
}

const identityBody = z.object({
  password: textOrEmpty,
  code: textOrEmpty,
  passkey: signedAnswer.optional(),
});

@Controller('api/admin/account')
@Access('admin', { first: true })
export class AdminSessionsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    private readonly sessions: Sessions,
    private readonly guesses: AdminGuesses,
  ) {}

  @Post('prove')
  async prove(
    @CurrentAdmin() caller: AdminCaller,
    @Body({ schema: identityBody }) proof: z.infer<typeof identityBody>,
    @CurrentCall() call: Call,
  ) {
    const guess = { username: caller.username, at: 'proof' } as const;
    await this.guesses.guess(guess, call, () =>
      this.run(staff.proveIdentity, caller, caller.session.id, proof),
    );
    return DONE;
  }

  @Shows('nobody')
  @Get('sessions')
  async list(@CurrentAdmin() admin: AdminCaller) {
    return { success: true, sessions: await this.sessions.shownTo(admin) };
  }

  @Access('admin', { first: true, proof: true })
  @Post('sessions/:id/end')
  async end(@CurrentAdmin() admin: AdminCaller, @EntryId() id: string) {
    await this.sessions.end(admin, id);
    return DONE;
  }

  // It begins a session that counts as proven.
  @Access('admin', { first: true, proof: true })
  @Post('sessions/end-others')
  async endOthers(@CurrentAdmin() caller: AdminCaller, @Req() request: FastifyRequest) {
    const admin = await this.run(staff.signOutEverywhere, caller);
    return { success: true, token: await this.sessions.begin('admin', admin, request) };
  }
}
