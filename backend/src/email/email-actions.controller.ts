import { Controller, Inject, Get } from '@nestjs/common';
import { cancelEmail, retryEmail } from '@portal/domain/email/index.js';
import { z } from 'zod';
import { DONE, EntryAction, reasonBody, EntryId } from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run, Shows } from '../platform/http/handler.js';
import { textOrNone } from '../platform/http/input.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { InjectDataSource } from '@nestjs/typeorm';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { senderOf } from './company-name.js';
import { type Kept, previewOfKept } from './preview.js';

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

/** Mails about admins' accounts are shown to owners only, as in the audit log. */
const EMAIL = `
  SELECT kind, CASE WHEN kind = 'admin-security-notice' AND NOT $2 THEN '{}' ELSE data END AS data,
    (SELECT company_inbox FROM settings WHERE id = 1) AS inbox
  FROM emails WHERE id = $1`;

@Controller('api/admin/emails')
export class EmailPreviewController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly traces: AdminTraces,
  ) {}

  @Access('admin', { roles: ['support'] })
  @Shows('person')
  @Get(':id/preview')
  async preview(@CurrentAdmin() admin: AdminCaller, @EntryId() id: string) {
    const [email] = await this.dataSource.query<(Kept & { inbox: string | null })[]>(EMAIL, [
      id,
      admin.adminRole === 'owner',
    ]);
    if (!email) throw new NothingToChange('mail');
    await this.traces.view(admin, 'email', id);
    const sender = senderOf(this.config, email.inbox ?? '');
    return { success: true, mail: previewOfKept(email, sender) };
  }
}
