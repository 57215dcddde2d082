import { Controller } from '@nestjs/common';
import { correctEmail, sendAgain, sendCorrectionCode } from '@portal/domain/accounts/index.js';
import { z } from 'zod';
import { DONE, EntryAction, EntryId, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const codeBody = z.object({ email: textOrEmpty });
const correctionBody = reasonBody.extend({ email: textOrEmpty, code: textOrEmpty });

@Controller('api/admin/students')
@Access('admin', { roles: ['support'] })
export class EmailCorrectionController {
  @UseCase(sendCorrectionCode) private readonly sendCorrectionCode!: Bound<
    typeof sendCorrectionCode
  >;
  @UseCase(correctEmail) private readonly correctEmail!: Bound<typeof correctEmail>;
  @UseCase(sendAgain) private readonly sendAgainUseCase!: Bound<typeof sendAgain>;

  @EntryAction(':id/send-correction-code', codeBody)
  async sendCode(admin: AdminCaller, studentId: string, { email }: z.infer<typeof codeBody>) {
    await this.sendCorrectionCode(admin, { studentId, email });
    return DONE;
  }

  @EntryAction(':id/correct-email', correctionBody)
  async correct(admin: AdminCaller, studentId: string, body: z.infer<typeof correctionBody>) {
    await this.correctEmail(admin, { studentId, ...body });
    return DONE;
  }

  @Post(':id/send-again')
  async sendAgain(@CurrentAdmin() admin: AdminCaller, @EntryId() studentId: string) {
    return { success: true, to: await this.sendAgainUseCase(admin, { studentId }) };
  }
}
