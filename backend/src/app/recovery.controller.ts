import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { cancelEmail, retryEmail } from '@portal/domain/email/index.js';
import { closeOverdueAsAdmin } from '@portal/domain/exam/index.js';
import {
  DONE,
  entryParameters,
  type EntryParameters,
  reasonBody,
  type ReasonBody,
} from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { OK } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import type { Bound } from '../platform/use-cases.js';

/** What an admin does to mend what went wrong with an attempt or a mail. */
@Controller('api/admin')
@Access('admin', { roles: ['support'] })
export class RecoveryController {
  @Inject(closeOverdueAsAdmin) private readonly closeOverdueAsAdmin!: Bound<
    typeof closeOverdueAsAdmin
  >;
  @Inject(retryEmail) private readonly retryEmail!: Bound<typeof retryEmail>;
  @Inject(cancelEmail) private readonly cancelEmail!: Bound<typeof cancelEmail>;

  @Post('attempts/:id/close')
  @HttpCode(OK)
  async close(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: attemptId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await this.closeOverdueAsAdmin(admin, { attemptId, reason });
    return DONE;
  }

  @Post('emails/:id/retry')
  @HttpCode(OK)
  async retry(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: emailId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await this.retryEmail(admin, { emailId, reason });
    return DONE;
  }

  @Post('emails/:id/cancel')
  @HttpCode(OK)
  async cancel(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: emailId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await this.cancelEmail(admin, { emailId, reason });
    return DONE;
  }
}
