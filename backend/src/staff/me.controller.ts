import { Controller, Get, Inject } from '@nestjs/common';
import type { AdminRole } from '@portal/domain/staff/index.js';
import { Access, Shows } from '../platform/http/handler.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';

export type RightsOf = (role: AdminRole) => readonly string[];

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
