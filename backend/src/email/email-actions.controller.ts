import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { cancelEmail, retryEmail } from '@portal/domain/email/index.js';
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

/** What an admin does to a mail. */
@Controller('api/admin/emails')
export class EmailActionsController {
  @Inject(retryEmail) private readonly retryEmail!: Bound<typeof retryEmail>;
  @Inject(cancelEmail) private readonly cancelEmail!: Bound<typeof cancelEmail>;

  @Access('admin', { roles: ['support'] })
  @Post(':id/retry')
  @HttpCode(OK)
  async retry(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: emailId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await this.retryEmail(admin, { emailId, reason });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @Post(':id/cancel')
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
