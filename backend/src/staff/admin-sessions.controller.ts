import { Body, Controller, Get, Inject, Req } from '@nestjs/common';
import { proveIdentity, signOutEverywhere } from '@portal/domain/staff/index.js';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Sessions } from '../accounts/index.js';
import { DONE, EntryId } from '../platform/admin-lists/action-request.js';
import { Access, Shows, Post, RUN, type Run } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { textOrEmpty } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { AdminGuesses } from './admin-guesses.js';
import { signedAnswer } from './passkey.schemas.js';

const proofBody = z.object({
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
    @Body({ schema: proofBody }) proof: z.infer<typeof proofBody>,
    @CurrentCall() call: Call,
  ) {
    const guess = { username: caller.username, at: 'proof' } as const;
    await this.guesses.guess(guess, call, () =>
      this.run(proveIdentity, caller, caller.session.id, proof),
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
    const admin = await this.run(signOutEverywhere, caller);
    return { success: true, token: await this.sessions.begin('admin', admin, request) };
  }
}
