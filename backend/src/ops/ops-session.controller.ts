import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../platform/http/access.js';
import { Post } from '../platform/http/post.js';
import { type AdminCaller, CurrentCaller } from '../platform/security/caller.js';
import { OPS_ROLES, OpsSessions } from './ops-session.js';
import { OPS_SIGN_IN_PAGE, OPS_SIGN_IN_SCRIPT } from './sign-in-page.js';

@Controller()
export class OpsSessionController {
  constructor(private readonly sessions: OpsSessions) {}

  @Access('admin', { roles: OPS_ROLES })
  @Post('api/admin/ops-session')
  begin(@CurrentCaller() admin: AdminCaller, @Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('Set-Cookie', this.sessions.cookieFor(admin));
    return { success: true };
  }

  @Access('anyone')
  @Get('ops/sign-in')
  @Header('Content-Type', 'text/html; charset=utf-8')
  page(): string {
    return OPS_SIGN_IN_PAGE;
  }

  @Access('anyone')
  @Get('ops/sign-in.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return OPS_SIGN_IN_SCRIPT;
  }
}
