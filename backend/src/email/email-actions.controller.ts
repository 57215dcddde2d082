import { Controller } from '@nestjs/common';
import { cancelEmail, retryEmail } from '@portal/domain/email/index.js';
import { z } from 'zod';
import { DONE, EntryAction, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { textOrNone } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const seenBody = reasonBody.extend({ seenState: textOrNone });

@Controller('api/admin/emails')
export class EmailActionsController {
  @UseCase(retryEmail) private readonly retryEmail!: Bound<typeof retryEmail>;
  @UseCase(cancelEmail) private readonly cancelEmail!: Bound<typeof cancelEmail>;

  @Access('admin', { roles: ['support'] })
  @EntryAction(':id/retry', seenBody)
  async retry(admin: AdminCaller, emailId: string, body: z.infer<typeof seenBody>) {
    return { success: true, to: await this.retryEmail(admin, { emailId, ...body }) };
  }

  @Access('admin', { roles: ['support'] })
  @EntryAction(':id/cancel', seenBody)
  async cancel(admin: AdminCaller, emailId: string, body: z.infer<typeof seenBody>) {
    await this.cancelEmail(admin, { emailId, ...body });
    return DONE;
  }
}
