import { Body, Controller, Inject } from '@nestjs/common';
import { acceptLateAnswer, declineLateAnswer, keepLateAnswers } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { CurrentDevice } from '../accounts/index.js';
import { DONE, ReasonedAction } from '../platform/admin-lists/action-request.js';
import { Access, Post, RUN, type Run } from '../platform/http/handler.js';
import { id, text } from '../platform/http/input.js';
import {
  CurrentStudent,
  type AdminCaller,
  type StudentCaller,
} from '../platform/security/caller.js';

const lateBody = z.object({
  attemptId: id,
  choices: z.record(text, text),
  secondsSinceReply: z.record(text, z.int32().min(0)).default({}),
});

@Controller('api')
export class LateAnswersController {
  @Inject(RUN) private readonly run!: Run;

  @Access('student')
  @Post('test/late-answers')
  async keep(
    @Body({ schema: lateBody }) body: z.infer<typeof lateBody>,
    @CurrentStudent() { studentId }: StudentCaller,
    @CurrentDevice() device: string | null,
  ) {
    await this.run(keepLateAnswers, { studentId, device, ...body });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @ReasonedAction('admin/late-answers/:id/accept')
  async accept(admin: AdminCaller, lateAnswerId: string, reason: string) {
    await this.run(acceptLateAnswer, admin, { lateAnswerId, reason });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @ReasonedAction('admin/late-answers/:id/decline')
  async decline(admin: AdminCaller, lateAnswerId: string, reason: string) {
    await this.run(declineLateAnswer, admin, { lateAnswerId, reason });
    return DONE;
  }
}
