import { Controller, Get, Inject, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import { declineQuestionDisputes, upholdQuestionDisputes } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminAction, DONE, reasonBody } from '../../platform/admin-lists/action-request.js';
import { Access, Shows, RUN, type Run } from '../../platform/http/handler.js';
import { id, text } from '../../platform/http/input.js';
import type { AdminCaller } from '../../platform/security/caller.js';
import { disputeQueue, disputesOn } from './dispute-queue.query.js';

const versionQuery = z.object({ questionId: text, version: z.coerce.number().pipe(z.int32()) });
const declineBody = reasonBody.extend({
  questionId: text,
  version: z.int32('Please name the version'),
});
const upholdBody = declineBody.extend({ rulingId: id });

@Controller('api/admin/question-disputes')
@Access('admin', { roles: ['content'] })
export class DisputeDecisionsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get()
  async queue() {
    return { success: true, versions: await disputeQueue(this.dataSource) };
  }

  @Shows('nobody')
  @Get('version')
  async show(@Query({ schema: versionQuery }) query: z.infer<typeof versionQuery>) {
    const found = await disputesOn(this.dataSource, query.questionId, query.version);
    if (!found) throw new NothingToChange('version of a question');
    return { success: true, ...found };
  }

  @AdminAction('decline', declineBody)
  async decline(admin: AdminCaller, body: z.infer<typeof declineBody>) {
    await this.run(declineQuestionDisputes, admin, body);
    return DONE;
  }

  @AdminAction('uphold', upholdBody)
  async uphold(admin: AdminCaller, body: z.infer<typeof upholdBody>) {
    await this.run(upholdQuestionDisputes, admin, body);
    return DONE;
  }
}
