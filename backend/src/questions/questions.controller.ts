import { Body, Controller, Get, Inject, Put, Query, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { TestDomain } from '@portal/domain/accounts/index.js';
import * as questions from '@portal/domain/questions/index.js';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminAction, EntryAction, EntryId } from '../platform/admin-lists/action-request.js';
import { Access, Shows, RUN, type Run } from '../platform/http/handler.js';
import { callerLeft } from '../platform/http/caller-left.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { healthOfQuestion, stockOf } from './bank-health.js';
import { previewInThread } from './planner.worker-threads.js';
import { familyOf, versionsOf } from './versions.query.js';
import type { PolicySource } from '@portal/domain/settings/index.js';
import { InjectPort } from '../platform/ports.js';

const questionBody = z.object({
  domain: textOrEmpty,
  question: textOrEmpty,
  options: z.object({ a: textOrEmpty, b: textOrEmpty, c: textOrEmpty, d: textOrEmpty }),
  correctOption: textOrEmpty,
  category: textOrEmpty,
  difficulty: textOrEmpty,
  explanation: textOrEmpty,
});
const newQuestion = questionBody.extend({ id: textOrEmpty });
const revision = questionBody.extend({ version: z.int32('Please load the question again') });
const confirmed = z.boolean('Please say whether it is meant').optional();
const revisionBody = revision.extend({ reason: textOrEmpty, confirmed });
const moveBody = z.object({
  version: z.int32('Please load the question again'),
  reason: textOrEmpty,
  confirmed: z.boolean('Please say whether it is meant').default(false),
});
type MoveBody = z.infer<typeof moveBody>;
const variantsAsked = z.object({
  from: z.coerce.number().int().min(1).max(questions.MOST_SEED).default(1),
  version: z.coerce.number().pipe(z.int32()).optional(),
});

/** The domain checks the words. */
const contentOf = (id: string, body: z.infer<typeof questionBody>): questions.QuestionContent => ({
  ...body,
  id,
  domain: body.domain as TestDomain,
  correctOption: body.correctOption as questions.OptionKey,
  difficulty: body.difficulty as questions.Difficulty,
});

@Controller('api/admin/questions')
@Access('admin', { roles: ['content'] })
export class QuestionsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @AdminAction('', newQuestion)
  create(admin: AdminCaller, { id, ...body }: z.infer<typeof newQuestion>) {
    return this.run(questions.createQuestion, admin, contentOf(id, body));
  }

  @Put(':id')
  revise(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId(text) id: string,
    @Body({ schema: revisionBody }) sent: z.infer<typeof revisionBody>,
  ) {
    const { version, reason, confirmed: isMeant = false, ...body } = sent;
    const content = contentOf(id, body);
    return this.run(questions.reviseQuestion, admin, {
      content,
      version,
      reason,
      confirmed: isMeant,
    });
  }

  @EntryAction(':id/publish', moveBody, text)
  publish(admin: AdminCaller, id: string, sent: MoveBody) {
    return this.move(admin, id, 'publish', sent);
  }

  @EntryAction(':id/retire', moveBody, text)
  retire(admin: AdminCaller, id: string, sent: MoveBody) {
    return this.move(admin, id, 'retire', sent);
  }

  @Shows('nobody')
  @Get(':id/variants')
  async variants(
    @EntryId(text) id: string,
    @Query({ schema: variantsAsked }) { from, version }: z.infer<typeof variantsAsked>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const family = await familyOf(this.dataSource, id, version);
    return {
      success: true,
      variants: family ? await previewInThread(family, from, callerLeft(reply)) : [],
    };
  }

  @Shows('nobody')
  @Get(':id/versions')
  async versions(@EntryId(text) id: string) {
    return { success: true, versions: await versionsOf(this.dataSource, id) };
  }

  @Shows('nobody')
  @Get(':id/health')
  async health(@EntryId(text) id: string) {
    return { success: true, versions: await healthOfQuestion(this.dataSource, id) };
  }

  private move(admin: AdminCaller, id: string, move: questions.QuestionMove, sent: MoveBody) {
    return this.run(questions.moveQuestion, admin, { id, move, ...sent });
  }
}

@Controller('api/test/domains')
@Access('student')
export class OfferController {
  constructor(
    @InjectPort('policy') private readonly policy: PolicySource,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  @Get()
  async domains() {
    const stock = await stockOf(this.dataSource, await this.policy.current());
    return { success: true, domains: stock.map(({ domain, offered }) => ({ domain, offered })) };
  }
}
