import { Controller, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  addApplicationNote,
  lookAfterApplication,
  moveApplication,
  previewMoveMail,
} from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { DONE, EntryAction } from '../platform/admin-lists/action-request.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access } from '../platform/http/access.js';
import { id, textOrEmpty } from '../platform/http/input.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { previewAsSent } from './preview-mail.query.js';

/** The version of an application that the admin saw. */
const version = z.int32().min(0);

const mailBody = z.object({ subject: textOrEmpty, text: textOrEmpty });
const previewBody = mailBody.extend({ to: textOrEmpty, answerBy: textOrEmpty });
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
  letter: letterBody.nullable().default(null),
  mail: mailBody.nullable().default(null),
});
const lookAfterBody = z.object({
  version,
  ownerId: id.nullable().optional(),
  rating: z.number().nullable().optional(),
});
const noteBody = z.object({ text: textOrEmpty });

@Controller('api/admin/applications')
@Access('admin', { roles: ['support'] })
export class ApplicationActionsController {
  @UseCase(moveApplication) private readonly moveApplication!: Bound<typeof moveApplication>;
  @UseCase(previewMoveMail) private readonly previewMail!: Bound<typeof previewMoveMail>;
  @UseCase(lookAfterApplication) private readonly lookAfter!: Bound<typeof lookAfterApplication>;
  @UseCase(addApplicationNote) private readonly addNote!: Bound<typeof addApplicationNote>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly traces: AdminTraces,
  ) {}

  @EntryAction(':id/move', moveBody)
  async move(admin: AdminCaller, applicationId: string, body: z.infer<typeof moveBody>) {
    await this.moveApplication(admin, { applicationId, ...body });
    return DONE;
  }

  @EntryAction(':id/mail-preview', previewBody)
  async preview(
    admin: AdminCaller,
    applicationId: string,
    { to, answerBy, ...mail }: z.infer<typeof previewBody>,
  ) {
    const data = await this.previewMail(admin, { applicationId, to, answerBy, mail });
    await this.traces.view(admin, 'application', applicationId);
    return { success: true, ...(await previewAsSent(this.dataSource, this.config, data)) };
  }

  @EntryAction(':id/look-after', lookAfterBody)
  async lookAfterOne(
    admin: AdminCaller,
    applicationId: string,
    body: z.infer<typeof lookAfterBody>,
  ) {
    await this.lookAfter(admin, { applicationId, ...body });
    return DONE;
  }

  @EntryAction(':id/notes', noteBody)
  async note(admin: AdminCaller, applicationId: string, { text }: z.infer<typeof noteBody>) {
    await this.addNote(admin, { applicationId, text });
    return DONE;
  }
}
