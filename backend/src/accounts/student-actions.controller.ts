import { Controller, Inject } from '@nestjs/common';
import * as accounts from '@portal/domain/accounts/index.js';
import {
  DONE,
  ReasonedAction,
  EntryAction,
  EntryId,
  reasonBody,
} from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run, Post } from '../platform/http/handler.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { z } from 'zod';
import { textOrEmpty } from '../platform/http/input.js';

@Controller('api/admin/students')
export class StudentActionsController {
  @Inject(RUN) private readonly run!: Run;

  @Access('admin', { roles: ['support'] })
  @ReasonedAction(':id/deactivate')
  async deactivate(admin: AdminCaller, studentId: string, reason: string) {
    await this.run(accounts.setStudentActive, admin, { studentId, active: false, reason });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @ReasonedAction(':id/reactivate')
  async reactivate(admin: AdminCaller, studentId: string, reason: string) {
    await this.run(accounts.setStudentActive, admin, { studentId, active: true, reason });
    return DONE;
  }
}

const codeBody = z.object({ email: textOrEmpty });
const correctionBody = reasonBody.extend({ email: textOrEmpty, code: textOrEmpty });

@Controller('api/admin/students')
@Access('admin', { roles: ['support'] })
export class EmailCorrectionController {
  @Inject(RUN) private readonly run!: Run;

  @EntryAction(':id/send-correction-code', codeBody)
  async sendCode(admin: AdminCaller, studentId: string, { email }: z.infer<typeof codeBody>) {
    await this.run(accounts.sendCorrectionCode, admin, { studentId, email });
    return DONE;
  }

  @EntryAction(':id/correct-email', correctionBody)
  async correct(admin: AdminCaller, studentId: string, body: z.infer<typeof correctionBody>) {
    await this.run(accounts.correctEmail, admin, { studentId, ...body });
    return DONE;
  }

  @Post(':id/send-again')
  async sendAgain(@CurrentAdmin() admin: AdminCaller, @EntryId() studentId: string) {
    return { success: true, to: await this.run(accounts.sendAgain, admin, { studentId }) };
  }
}
