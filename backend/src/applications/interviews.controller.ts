import { Controller } from '@nestjs/common';
import {
  cancelInterview,
  moveInterview,
  proposeInterview,
  withdrawSlot,
} from '@portal/domain/applications/index.js';
import { z } from 'zod';
import { DONE, EntryAction, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { id, text, textOrEmpty } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const place = { minutes: z.number('Please choose how long it takes.'), place: textOrEmpty };
const proposeBody = z.object({ ...place, starts: z.array(text).max(20) });
const moveBody = z.object({ ...place, interviewId: id, start: textOrEmpty });
const cancelBody = reasonBody.extend({ interviewId: id });
const slotBody = reasonBody.extend({ slotId: id });

@Controller('api/admin/applications/:id/interview')
@Access('admin', { roles: ['support'] })
export class InterviewsController {
  @UseCase(proposeInterview) private readonly proposeInterview!: Bound<typeof proposeInterview>;
  @UseCase(moveInterview) private readonly moveInterview!: Bound<typeof moveInterview>;
  @UseCase(cancelInterview) private readonly cancelInterview!: Bound<typeof cancelInterview>;
  @UseCase(withdrawSlot) private readonly withdrawSlot!: Bound<typeof withdrawSlot>;

  @EntryAction('propose', proposeBody)
  async propose(admin: AdminCaller, applicationId: string, body: z.infer<typeof proposeBody>) {
    await this.proposeInterview(admin, { applicationId, ...body });
    return DONE;
  }

  @EntryAction('move', moveBody)
  async move(admin: AdminCaller, applicationId: string, body: z.infer<typeof moveBody>) {
    await this.moveInterview(admin, { applicationId, ...body });
    return DONE;
  }

  @EntryAction('cancel', cancelBody)
  async cancel(admin: AdminCaller, applicationId: string, body: z.infer<typeof cancelBody>) {
    await this.cancelInterview(admin, { applicationId, ...body });
    return DONE;
  }

  @EntryAction('withdraw', slotBody)
  async withdraw(admin: AdminCaller, applicationId: string, body: z.infer<typeof slotBody>) {
    await this.withdrawSlot(admin, { applicationId, ...body });
    return DONE;
  }
}
