import { Controller, Inject } from '@nestjs/common';
import * as applications from '@portal/domain/applications/index.js';
import { z } from 'zod';
import { DONE, EntryAction, EntryId } from '../platform/admin-lists/action-request.js';
import { Access, Post, RUN, type Run } from '../platform/http/handler.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';

const closeBody = z.object({ reason: textOrEmpty, seen: z.int32().min(0).optional() });
const assignBody = z.object({ to: z.enum(applications.MESSAGE_OWNERS), seen: text.nullable() });
const answerBody = z.object({ text: textOrEmpty, seen: z.int32().min(0) });

@Controller('api/admin/messages')
@Access('admin', { roles: ['support'] })
export class MessageActionsController {
  @Inject(RUN) private readonly run!: Run;

  @EntryAction(':id/answer', answerBody)
  async answer(admin: AdminCaller, messageId: string, body: z.infer<typeof answerBody>) {
    await this.run(applications.answerMessage, admin, { messageId, ...body });
    return DONE;
  }

  @EntryAction(':id/assign', assignBody)
  async assign(admin: AdminCaller, messageId: string, body: z.infer<typeof assignBody>) {
    await this.run(applications.assignMessage, admin, { messageId, ...body });
    return DONE;
  }

  @EntryAction(':id/close', closeBody)
  async close(admin: AdminCaller, messageId: string, body: z.infer<typeof closeBody>) {
    await this.run(applications.closeMessage, admin, { messageId, ...body });
    return DONE;
  }

  @Post(':id/grievance')
  async mark(@CurrentAdmin() admin: AdminCaller, @EntryId() messageId: string) {
    await this.run(applications.markAsGrievance, admin, { messageId });
    return DONE;
  }
}
