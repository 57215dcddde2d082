import { Controller } from '@nestjs/common';
import { closeOverdueAsAdmin, grantAttempts } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import {
  DONE,
  EntryAction,
  reasonBody,
  ReasonedAction,
} from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const grantBody = reasonBody.extend({
  attempts: z.number('Please enter a number'),
  seenTotal: z.int32().optional(),
});

@Controller('api/admin')
export class AttemptActionsController {
  @UseCase(grantAttempts) private readonly grantAttempts!: Bound<typeof grantAttempts>;
  @UseCase(closeOverdueAsAdmin) private readonly closeOverdueAsAdmin!: Bound<
    typeof closeOverdueAsAdmin
  >;

  @Access('admin', { roles: ['support'] })
  @EntryAction('students/:id/grant-attempts', grantBody)
  async grant(admin: AdminCaller, studentId: string, grant: z.infer<typeof grantBody>) {
    await this.grantAttempts(admin, { studentId, ...grant });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @ReasonedAction('attempts/:id/close')
  async close(admin: AdminCaller, attemptId: string, reason: string) {
    await this.closeOverdueAsAdmin(admin, { attemptId, reason });
    return DONE;
  }
}
