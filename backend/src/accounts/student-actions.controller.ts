import { Controller, Inject } from '@nestjs/common';
import { setStudentActive } from '@portal/domain/accounts/index.js';
import { DONE, ReasonedAction } from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import type { AdminCaller } from '../platform/security/caller.js';

@Controller('api/admin/students')
export class StudentActionsController {
  @Inject(RUN) private readonly run!: Run;

  @Access('admin', { roles: ['support'] })
  @ReasonedAction(':id/deactivate')
  async deactivate(admin: AdminCaller, studentId: string, reason: string) {
    await this.run(setStudentActive, admin, { studentId, active: false, reason });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @ReasonedAction(':id/reactivate')
  async reactivate(admin: AdminCaller, studentId: string, reason: string) {
    await this.run(setStudentActive, admin, { studentId, active: true, reason });
    return DONE;
  }
}
