import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { answerMessage, closeMessage } from '@portal/domain/applications/index.js';
import { z } from 'zod';
import {
  DONE,
  entryParameters,
  type EntryParameters,
} from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { OK, textOrEmpty } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import type { Bound } from '../platform/use-cases.js';

const answerBody = z.object({ text: textOrEmpty, seen: z.int().min(0) });

/** What an admin does about a message from the contact page. */
@Controller('api/admin/messages')
@Access('admin', { roles: ['support'] })
export class MessageActionsController {
  @Inject(answerMessage) private readonly answerMessage!: Bound<typeof answerMessage>;
  @Inject(closeMessage) private readonly closeMessage!: Bound<typeof closeMessage>;

  @Post(':id/answer')
  @HttpCode(OK)
  async answer(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: messageId }: EntryParameters,
    @Body({ schema: answerBody }) body: z.infer<typeof answerBody>,
  ) {
    await this.answerMessage(admin, { messageId, ...body });
    return DONE;
  }

  @Post(':id/close')
  @HttpCode(OK)
  async close(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: messageId }: EntryParameters,
  ) {
    await this.closeMessage(admin, { messageId });
    return DONE;
  }
}
