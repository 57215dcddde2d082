import { Controller } from '@nestjs/common';
import { moveQuestion, type QuestionMove } from '@portal/domain/question-bank/index.js';
import { z } from 'zod';
import { EntryAction } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';
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

  @EntryAction(':id/submit', read, text)
  submit(admin: AdminCaller, id: string, sent: z.infer<typeof read>) {
    return this.move(admin, id, 'submit', sent);
  }

  @EntryAction(':id/send-back', read, text)
  sendBack(admin: AdminCaller, id: string, sent: z.infer<typeof read>) {
    return this.move(admin, id, 'send-back', sent);
  }

  @EntryAction(':id/approve', read, text)
  approve(admin: AdminCaller, id: string, sent: z.infer<typeof read>) {
    return this.move(admin, id, 'approve', sent);
  }

  @EntryAction(':id/retire', read, text)
  retire(admin: AdminCaller, id: string, sent: z.infer<typeof read>) {
    return this.move(admin, id, 'retire', sent);
  }

  @EntryAction(':id/restore', read, text)
  restore(admin: AdminCaller, id: string, sent: z.infer<typeof read>) {
    return this.move(admin, id, 'restore', sent);
  }

  @EntryAction(':id/rework', read, text)
  rework(admin: AdminCaller, id: string, sent: z.infer<typeof read>) {
    return this.move(admin, id, 'rework', sent);
  }

  private move(admin: AdminCaller, id: string, move: QuestionMove, sent: z.infer<typeof read>) {
    return this.moveQuestion(admin, { id, move, ...sent });
  }
}
