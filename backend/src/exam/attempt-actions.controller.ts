import { Controller, Inject } from '@nestjs/common';
import { closeOverdueAsAdmin, grantAttempts } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import {
  DONE,
  EntryAction,
  reasonBody,
  ReasonedAction,
} from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import type { AdminCaller } from '../platform/security/caller.js';

const grantBody = reasonBody.extend({
  attempts: z.number('Please enter a number'),
  seenTotal: z.int32().optional(),
});

@Controller('api/admin')
export class AttemptActionsController {
  @Inject(RUN) private readonly run!: Run;

  @Access('admin', { roles: ['support'] })
  @EntryAction('students/:id/grant-attempts', grantBody)
  async grant(admin: AdminCaller, studentId: string, grant: z.infer<typeof grantBody>) {
    await this.run(grantAttempts, admin, { studentId, ...grant });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @ReasonedAction('attempts/:id/close')
  async close(admin: AdminCaller, attemptId: string, reason: string) {
    await this.run(closeOverdueAsAdmin, admin, { attemptId, reason });
    return DONE;
  }
}
