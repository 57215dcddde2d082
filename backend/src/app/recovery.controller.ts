import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { cancelEmail } from '@portal/domain/email/cancel-email.js';
import { retryEmail } from '@portal/domain/email/retry-email.js';
import { closeOverdueAsAdmin } from '@portal/domain/exam/close-overdue-as-admin.js';
import {
  DONE,
  entryParameters,
  type EntryParameters,
  reasonBody,
  type ReasonBody,
} from '../platform/admin-lists/action-request.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { OK } from '../platform/http/input.js';
import { PORTS, type Ports } from './ports.js';

/** What an admin does to mend what went wrong with an attempt or a mail. */
@Controller('api/admin')
export class MendingController {
  constructor(@Inject(PORTS) private readonly ports: Ports) {}

  @Post('attempts/:id/close')
  @HttpCode(OK)
  async close(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: attemptId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await closeOverdueAsAdmin(this.ports, admin, { attemptId, reason });
    return DONE;
  }

  @Post('emails/:id/retry')
  @HttpCode(OK)
  async retry(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: emailId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await retryEmail(this.ports, admin, { emailId, reason });
    return DONE;
  }

  @Post('emails/:id/cancel')
  @HttpCode(OK)
  async cancel(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: emailId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await cancelEmail(this.ports, admin, { emailId, reason });
    return DONE;
  }
}
