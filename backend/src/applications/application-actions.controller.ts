import { Controller, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  addApplicationNote,
  assignApplication,
  moveApplication,
  previewMoveMail,
} from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { DONE, EntryAction } from '../platform/admin-lists/action-request.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import { id, textOrEmpty } from '../platform/http/input.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import type { AdminCaller } from '../platform/security/caller.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { previewOf, senderOf } from '../email/index.js';

const INBOX = 'SELECT company_inbox AS inbox FROM settings WHERE id = 1';

async function previewAsSent(
  dataSource: DataSource,
  config: Config,
  data: EmailData['application-moved'],
): Promise<{ readonly subject: string; readonly text: string }> {
  const [settings] = await dataSource.query<{ inbox: string | null }[]>(INBOX);
  const sender = senderOf(config, settings?.inbox ?? '');
  const { subject, text } = previewOf({ kind: 'application-moved', data }, sender);
  return { subject, text };
}

const version = z.int32().min(0);

const mailBody = z.object({ subject: textOrEmpty, text: textOrEmpty });
const interview = z
  .object({ start: textOrEmpty, minutes: textOrEmpty, place: textOrEmpty })
  .nullable()
  .default(null);
const previewBody = mailBody.extend({ to: textOrEmpty, answerBy: textOrEmpty, interview });
const letterBody = z.object({
  program: textOrEmpty,
  firstDay: textOrEmpty,
  lastDay: textOrEmpty,
  hours: textOrEmpty,
  stipend: textOrEmpty,
});
const moveBody = z.object({
  version,
  to: textOrEmpty,
  reason: textOrEmpty,
  answerBy: textOrEmpty,
  interview,
  letter: letterBody.nullable().default(null),
  mail: mailBody.nullable().default(null),
});
const assignBody = z.object({ version, ownerId: id.nullable() });
const noteBody = z.object({ text: textOrEmpty });

@Controller('api/admin/applications')
@Access('admin', { roles: ['support'] })
export class ApplicationActionsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly traces: AdminTraces,
  ) {}

  @EntryAction(':id/move', moveBody)
  async move(admin: AdminCaller, applicationId: string, body: z.infer<typeof moveBody>) {
    await this.run(moveApplication, admin, { applicationId, ...body });
    return DONE;
  }

  @EntryAction(':id/mail-preview', previewBody)
  async preview(
    admin: AdminCaller,
    applicationId: string,
    { to, answerBy, interview: form, ...mail }: z.infer<typeof previewBody>,
  ) {
    const data = await this.run(previewMoveMail, {
      ...{ applicationId, to, answerBy, interview: form, mail },
    });
    await this.traces.view(admin, 'application', applicationId);
    return { success: true, ...(await previewAsSent(this.dataSource, this.config, data)) };
  }

  @EntryAction(':id/assign', assignBody)
  async assignOne(admin: AdminCaller, applicationId: string, body: z.infer<typeof assignBody>) {
    await this.run(assignApplication, admin, { applicationId, ...body });
    return DONE;
  }

  @EntryAction(':id/notes', noteBody)
  async note(admin: AdminCaller, applicationId: string, { text }: z.infer<typeof noteBody>) {
    await this.run(addApplicationNote, admin, { applicationId, text });
    return DONE;
  }
}
