import { Controller, Inject } from '@nestjs/common';
import { correctEmail, sendAgain, sendCorrectionCode } from '@portal/domain/accounts/index.js';
import { z } from 'zod';
import { DONE, EntryAction, EntryId, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access, Post, RUN, type Run } from '../platform/http/handler.js';
import { textOrEmpty } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';

const codeBody = z.object({ email: textOrEmpty });
const correctionBody = reasonBody.extend({ email: textOrEmpty, code: textOrEmpty });

@Controller('api/admin/students')
@Access('admin', { roles: ['support'] })
export class EmailCorrectionController {
  @Inject(RUN) private readonly run!: Run;

  @EntryAction(':id/send-correction-code', codeBody)
  async sendCode(admin: AdminCaller, studentId: string, { email }: z.infer<typeof codeBody>) {
    await this.run(sendCorrectionCode, admin, { studentId, email });
    return DONE;
  }

  @EntryAction(':id/correct-email', correctionBody)
  async correct(admin: AdminCaller, studentId: string, body: z.infer<typeof correctionBody>) {
    await this.run(correctEmail, admin, { studentId, ...body });
    return DONE;
  }

  @Post(':id/send-again')
  async sendAgain(@CurrentAdmin() admin: AdminCaller, @EntryId() studentId: string) {
    return { success: true, to: await this.run(sendAgain, admin, { studentId }) };
  }
}
