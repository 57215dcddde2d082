import { Controller, Get } from '@nestjs/common';
import { Access, Shows } from '../platform/http/access.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';

@Controller('api/admin')
@Access('admin', { first: true })
export class MeController {
  @Shows('nobody')
  @Get('me')
  me(@CurrentAdmin() { adminId, username, adminRole, owed, secondFactorDueAt }: AdminCaller) {
    return { success: true, id: adminId, username, role: adminRole, owed, secondFactorDueAt };
  }
}
