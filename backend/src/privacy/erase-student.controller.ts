import { Controller, Inject } from '@nestjs/common';
import { eraseStudent } from '@portal/domain/privacy/index.js';
import { DONE, ReasonedAction } from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import type { AdminCaller } from '../platform/security/caller.js';

@Controller('api/admin/students')
export class EraseStudentController {
  @Inject(RUN) private readonly run!: Run;

  @Access('admin', { roles: ['owner'], proof: true })
  @ReasonedAction(':id/erase')
  async erase(admin: AdminCaller, studentId: string, reason: string) {
    await this.run(eraseStudent, admin, { studentId, reason });
    return DONE;
  }
}
