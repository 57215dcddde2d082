import { Controller, Get } from '@nestjs/common';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';

/** Who the signed-in admin is. */
@Controller('api/admin')
export class MeController {
  @Get('me')
  me(@CurrentAdmin() { adminId, username, adminRole, owed, secondFactorDueAt }: AdminCaller) {
    return { success: true, id: adminId, username, role: adminRole, owed, secondFactorDueAt };
  }
}
