import { Controller, Inject } from '@nestjs/common';
import { cancelEmail, retryEmail } from '@portal/domain/email/index.js';
import { z } from 'zod';
import { DONE, EntryAction, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import { textOrNone } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';

const seenBody = reasonBody.extend({ seenState: textOrNone });

@Controller('api/admin/emails')
export class EmailActionsController {
  @Inject(RUN) private readonly run!: Run;

  @Access('admin', { roles: ['support'] })
  @EntryAction(':id/retry', seenBody)
  async retry(admin: AdminCaller, emailId: string, body: z.infer<typeof seenBody>) {
    return { success: true, to: await this.run(retryEmail, admin, { emailId, ...body }) };
  }

  @Access('admin', { roles: ['support'] })
  @EntryAction(':id/cancel', seenBody)
  async cancel(admin: AdminCaller, emailId: string, body: z.infer<typeof seenBody>) {
    await this.run(cancelEmail, admin, { emailId, ...body });
    return DONE;
  }
}
