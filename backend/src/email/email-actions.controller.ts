import { Body, Controller } from '@nestjs/common';
import { cancelEmail, retryEmail } from '@portal/domain/email/index.js';
import { z } from 'zod';
import { DONE, EntryId, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { textOrNone } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const seenBody = reasonBody.extend({ seenState: textOrNone });

@Controller('api/admin/emails')
export class EmailActionsController {
  @UseCase(retryEmail) private readonly retryEmail!: Bound<typeof retryEmail>;
  @UseCase(cancelEmail) private readonly cancelEmail!: Bound<typeof cancelEmail>;

  @Access('admin', { roles: ['support'] })
  @Post(':id/retry')
  async retry(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() emailId: string,
    @Body({ schema: seenBody }) body: z.infer<typeof seenBody>,
  ) {
    return { success: true, to: await this.retryEmail(admin, { emailId, ...body }) };
  }

  @Access('admin', { roles: ['support'] })
  @Post(':id/cancel')
  async cancel(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() emailId: string,
    @Body({ schema: seenBody }) body: z.infer<typeof seenBody>,
  ) {
    await this.cancelEmail(admin, { emailId, ...body });
    return DONE;
  }
}
