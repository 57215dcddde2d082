import { Body, Controller } from '@nestjs/common';
import { moveQuestion, type QuestionMove } from '@portal/domain/question-bank/index.js';
import { z } from 'zod';
import { EntryId } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

/** What is said with a move; the domain says where a reason is needed. */
export const moveBody = z.object({
  reason: textOrEmpty,
  confirmed: z.boolean('Please say whether it is meant').default(false),
});
const read = moveBody.extend({ version: z.int32('Please load the question again') });

@Controller('api/admin/questions')
@Access('admin', { roles: ['content'] })
export class QuestionMovesController {
  @UseCase(moveQuestion) private readonly moveQuestion!: Bound<typeof moveQuestion>;

  @Post(':id/submit')
  submit(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId(text) id: string,
    @Body({ schema: read }) sent: z.infer<typeof read>,
  ) {
    return this.move(admin, id, 'submit', sent);
  }

  @Post(':id/send-back')
  sendBack(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId(text) id: string,
    @Body({ schema: read }) sent: z.infer<typeof read>,
  ) {
    return this.move(admin, id, 'send-back', sent);
  }

  @Post(':id/approve')
  approve(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId(text) id: string,
    @Body({ schema: read }) sent: z.infer<typeof read>,
  ) {
    return this.move(admin, id, 'approve', sent);
  }

  @Post(':id/retire')
  retire(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId(text) id: string,
    @Body({ schema: read }) sent: z.infer<typeof read>,
  ) {
    return this.move(admin, id, 'retire', sent);
  }

  @Post(':id/restore')
  restore(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId(text) id: string,
    @Body({ schema: read }) sent: z.infer<typeof read>,
  ) {
    return this.move(admin, id, 'restore', sent);
  }

  @Post(':id/rework')
  rework(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId(text) id: string,
    @Body({ schema: read }) sent: z.infer<typeof read>,
  ) {
    return this.move(admin, id, 'rework', sent);
  }

  private move(admin: AdminCaller, id: string, move: QuestionMove, sent: z.infer<typeof read>) {
    return this.moveQuestion(admin, { id, move, ...sent });
  }
}
