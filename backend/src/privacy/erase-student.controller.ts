import { Controller } from '@nestjs/common';
import { eraseStudent } from '@portal/domain/privacy/index.js';
import { DONE, EntryId, Reason } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { Post } from '../platform/http/post.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

@Controller('api/admin/students')
export class EraseStudentController {
  @UseCase(eraseStudent) private readonly eraseStudent!: Bound<typeof eraseStudent>;

  @Access('admin', { roles: ['owner'], proof: true })
  @Post(':id/erase')
  async erase(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() studentId: string,
    @Reason() reason: string,
  ) {
    await this.eraseStudent(admin, { studentId, reason });
    return DONE;
  }
}
