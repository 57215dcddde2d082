import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { cancelEmail } from '@portal/domain/email/cancel-email.js';
import { retryEmail } from '@portal/domain/email/retry-email.js';
import { closeOverdueAsAdmin } from '@portal/domain/exam/close-overdue-as-admin.js';
import { z } from 'zod';
import { CurrentAdmin, type AdminCaller } from '../accounts/caller.js';
import { id, OK, textOrEmpty } from '../shared/input.js';
import { PORTS, type Ports } from '../shared/ports.js';

const one = z.object({ id });
const reasonBody = z.object({ reason: textOrEmpty });

const DONE = { success: true } as const;

/** What an admin does to mend what went wrong with an attempt or a mail. */
@Controller('api/admin')
export class MendingController {
  constructor(@Inject(PORTS) private readonly ports: Ports) {}

  @Post('attempts/:id/close')
  @HttpCode(OK)
  async close(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: one }) { id: attemptId }: z.infer<typeof one>,
    @Body({ schema: reasonBody }) { reason }: z.infer<typeof reasonBody>,
  ) {
    await closeOverdueAsAdmin(this.ports, admin, { attemptId, reason });
    return DONE;
  }

  @Post('emails/:id/retry')
  @HttpCode(OK)
  async retry(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: one }) { id: emailId }: z.infer<typeof one>,
    @Body({ schema: reasonBody }) { reason }: z.infer<typeof reasonBody>,
  ) {
    await retryEmail(this.ports, admin, { emailId, reason });
    return DONE;
  }

  @Post('emails/:id/cancel')
  @HttpCode(OK)
  async cancel(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: one }) { id: emailId }: z.infer<typeof one>,
    @Body({ schema: reasonBody }) { reason }: z.infer<typeof reasonBody>,
  ) {
    await cancelEmail(this.ports, admin, { emailId, reason });
    return DONE;
  }
}
