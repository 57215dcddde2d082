import { Body, Controller, Req, Res } from '@nestjs/common';
import {
  accountOfCorrection,
  confirmCorrection,
  correctEmail,
  objectToCorrection,
  sendAgain,
} from '@portal/domain/accounts/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DONE, EntryAction, EntryId, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access, Limit } from '../platform/http/access.js';
import { id, text, textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { CODES } from '../platform/http/limits.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { studentAccount } from './abuse-counts.js';
import { AbuseGuard } from './abuse-guard.js';

const correctionBody = reasonBody.extend({
  email: textOrEmpty,
  seenWaiting: text.nullable().optional(),
});
const linkBody = z.object({ id, token: textOrEmpty });
const confirmBody = linkBody.extend({ password: textOrEmpty });

@Controller('api/admin/students')
@Access('admin', { roles: ['support'] })
export class EmailCorrectionController {
  @UseCase(correctEmail) private readonly correctEmail!: Bound<typeof correctEmail>;
  @UseCase(sendAgain) private readonly sendAgainUseCase!: Bound<typeof sendAgain>;

  @EntryAction(':id/correct-email', correctionBody)
  async correct(admin: AdminCaller, studentId: string, body: z.infer<typeof correctionBody>) {
    await this.correctEmail(admin, { studentId, ...body });
    return DONE;
  }

  @Post(':id/send-again')
  async sendAgain(@CurrentAdmin() admin: AdminCaller, @EntryId() studentId: string) {
    return { success: true, ...(await this.sendAgainUseCase(admin, { studentId })) };
  }
}

@Controller('api/auth')
@Access('anyone')
@Limit(CODES)
export class CorrectionLinksController {
  @UseCase(accountOfCorrection) private readonly accountOf!: Bound<typeof accountOfCorrection>;
  @UseCase(confirmCorrection) private readonly confirmUseCase!: Bound<typeof confirmCorrection>;
  @UseCase(objectToCorrection) private readonly objectUseCase!: Bound<typeof objectToCorrection>;

  constructor(private readonly budget: AbuseGuard) {}

  @Post('confirm-email')
  async confirm(
    @Body({ schema: confirmBody }) claim: z.infer<typeof confirmBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    // Guesses by a link count with those of the sign-in.
    const account = studentAccount(await this.accountOf(claim));
    await this.budget.guess({ request, reply }, account, () => this.confirmUseCase(claim));
    return { success: true, message: 'Your email is confirmed. Please sign in with it.' };
  }

  @Post('object-to-email')
  async object(@Body({ schema: linkBody }) link: z.infer<typeof linkBody>) {
    const isPutBack = await this.objectUseCase(link);
    return {
      success: true,
      message: isPutBack
        ? 'Your address is back, and every device is signed out. Please set a new password.'
        : 'The change is stopped. Your account stays as it was.',
    };
  }
}
