import { Controller } from '@nestjs/common';
import { setStudentActive } from '@portal/domain/accounts/index.js';
import { DONE, EntryId, Reason } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { Post } from '../platform/http/post.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

@Controller('api/admin/students')
export class StudentActionsController {
  @UseCase(setStudentActive) private readonly setStudentActive!: Bound<typeof setStudentActive>;

  @Access('admin', { roles: ['support'] })
  @Post(':id/deactivate')
  async deactivate(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() studentId: string,
    @Reason() reason: string,
  ) {
    await this.setStudentActive(admin, { studentId, active: false, reason });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @Post(':id/reactivate')
  async reactivate(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() studentId: string,
    @Reason() reason: string,
  ) {
    await this.setStudentActive(admin, { studentId, active: true, reason });
    return DONE;
  }
}
