import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { TEST_DOMAIN_VALUES } from '@portal/domain/accounts/index.js';
import {
  importQuestions,
  leastLive,
  previewImport,
  type QuestionRepository,
} from '@portal/domain/questions/index.js';
import type { PolicySource } from '@portal/domain/settings/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { Access, Shows, Post, RUN, type Run } from '../platform/http/handler.js';
import { InjectPort } from '../platform/ports.js';
import { callerLeft } from '../platform/http/caller-left.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { BANK_FORMATS, FORMATS } from './bank-files.js';
import { healthIn, stockOf } from './bank-health.js';
import { readImportRequest } from './import-request.js';
import { threadedPlanner, writeInThread } from './planner.worker-threads.js';

const oneDomain = z.enum(TEST_DOMAIN_VALUES, 'This is not a test subject');
const exported = z.object({
  format: z.enum(BANK_FORMATS, 'Please choose CSV, GIFT or JSON'),
  domain: oneDomain.optional(),
});
const asked = z.object({ domain: oneDomain });

@Controller('api/admin/question-bank')
@Access('admin', { roles: ['content'] })
export class BankController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectPort('questions') private readonly questions: QuestionRepository,
    @InjectPort('policy') private readonly policy: PolicySource,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  @Shows('rows')
  @Get('export')
  async export(
    @CurrentAdmin() admin: AdminCaller,
    @Query({ schema: exported }) { format, domain }: z.infer<typeof exported>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const all = await this.questions.all();
    const questions = domain ? all.filter((question) => question.domain === domain) : all;
    await noteRows(this.dataSource, admin, {
      resource: 'questions',
      filter: domain ? { format, domain } : { format },
      count: questions.length,
    });
    const { extension, type } = FORMATS[format];
    void reply.header('Content-Type', `${type}; charset=utf-8`);
    void reply.header('Content-Disposition', `attachment; filename="questions.${extension}"`);
    return Buffer.from(await writeInThread(questions, format, callerLeft(reply)));
  }

  @Post('import')
  async import(
    @CurrentAdmin() admin: AdminCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const stop = callerLeft(reply);
    const { file, read, dryRun, ...how } = await readImportRequest(request, stop);
    const planner = threadedPlanner(stop);
    const outcome = await this.run((ports) =>
      dryRun
        ? previewImport({ ...ports, planner }, file)
        : importQuestions({ ...ports, planner }, admin, { ...file, ...how }),
    );
    return { success: true, ...read, ...outcome };
  }

  @Shows('nobody')
  @Get('stock')
  async stock() {
    const policy = await this.policy.current();
    const domains = await stockOf(this.dataSource, policy);
    return { success: true, least: leastLive(policy), domains };
  }

  @Shows('nobody')
  @Get('health')
  async health(@Query({ schema: asked }) { domain }: z.infer<typeof asked>) {
    return { success: true, questions: await healthIn(this.dataSource, domain) };
  }
}
