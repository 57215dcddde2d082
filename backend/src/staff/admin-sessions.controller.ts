import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { endSession, listSessions, type SessionOwner } from '@portal/domain/accounts/index.js';
import { proveIdentity, signOutEverywhere } from '@portal/domain/staff/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AbuseGuard, adminAccount, shownSession } from '../accounts/index.js';
import {
  DONE,
  entryParameters,
  type EntryParameters,
} from '../platform/admin-lists/action-request.js';
import { OK, textOrEmpty } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import type { Bound } from '../platform/use-cases.js';
import { AdminSessions } from './admin-sessions.js';

const proofBody = z.object({ password: textOrEmpty, code: textOrEmpty });

const ownerOf = ({ adminId, session }: AdminCaller): SessionOwner => ({
  holder: 'admin',
  ownerId: adminId,
  version: session.version,
});

/** What admins do about their own sessions. */
@Controller('api/admin/account')
export class AdminSessionsController {
  @Inject(proveIdentity) private readonly proveIdentity!: Bound<typeof proveIdentity>;
  @Inject(listSessions) private readonly listSessions!: Bound<typeof listSessions>;
  @Inject(endSession) private readonly endSession!: Bound<typeof endSession>;
  @Inject(signOutEverywhere) private readonly signOutEverywhere!: Bound<typeof signOutEverywhere>;

  constructor(
    private readonly sessions: AdminSessions,
    private readonly budget: AbuseGuard,
  ) {}

  /** Proves once more who this is, before what can't be undone. */
  @Post('prove')
  @HttpCode(OK)
  async prove(
    @CurrentAdmin() caller: AdminCaller,
    @Body({ schema: proofBody }) proof: z.infer<typeof proofBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const account = adminAccount(caller.username);
    await this.budget.guessCodes({ request, reply }, account, () =>
      this.proveIdentity(caller, caller.session.id, proof),
    );
    return DONE;
  }

  @Get('sessions')
  async list(@CurrentAdmin() admin: AdminCaller) {
    const sessions = await this.listSessions(ownerOf(admin));
    const { id } = admin.session;
    return { success: true, sessions: sessions.map((session) => shownSession(session, id)) };
  }

  @Post('sessions/:id/end')
  @HttpCode(OK)
  async end(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id }: EntryParameters,
  ) {
    await this.endSession(ownerOf(admin), id);
    return DONE;
  }

  @Post('sessions/end-others')
  @HttpCode(OK)
  async endOthers(@CurrentAdmin() caller: AdminCaller, @Req() request: FastifyRequest) {
    const admin = await this.signOutEverywhere(caller);
    return { success: true, token: await this.sessions.goOn(admin, request) };
  }
}
