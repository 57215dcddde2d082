import { Controller, Get, Inject, Param } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { howTakenOf, ResultNotFound, viewResult, viewTries } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { noteRows } from '../audit/index.js';
import { Access, Shows, RUN, type Run } from '../platform/http/handler.js';
import { id, text } from '../platform/http/input.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import {
  CurrentAdmin,
  CurrentCaller,
  CurrentStudent,
  type AdminCaller,
  type Caller,
  type StudentCaller,
} from '../platform/security/caller.js';
import { evidenceOf } from './evidence.query.js';
import { newestResults } from './list-results.query.js';

@Controller('api/test-results')
export class ResultController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly traces: AdminTraces,
  ) {}

  @Access('admin', { roles: ['support', 'content'] })
  @Shows('rows')
  @Get()
  async list(@CurrentAdmin() admin: AdminCaller) {
    const results = await newestResults(this.dataSource);
    await noteRows(this.dataSource, admin, {
      resource: 'results',
      filter: {},
      count: results.length,
    });
    return { success: true, results };
  }

  @Access('student')
  @Get(':resultId/evidence')
  async evidence(
    @Param('resultId', { schema: text }) attemptId: string,
    @CurrentStudent() { studentId }: StudentCaller,
  ) {
    if (!id.safeParse(attemptId).success) throw new ResultNotFound();
    return { success: true, ...(await evidenceOf(this.dataSource, attemptId, studentId)) };
  }

  @Access('student-or-admin', { roles: ['support', 'content'] })
  @Shows('person')
  @Get(':resultId/tries')
  async tries(
    @Param('resultId', { schema: text }) resultId: string,
    @CurrentCaller() caller: Caller,
  ) {
    if (!id.safeParse(resultId).success) throw new ResultNotFound();
    const tries = await this.run(viewTries, resultId, caller);
    if (caller.role === 'admin') await this.traces.view(caller, 'result', resultId);
    return { success: true, tries };
  }

  /** A review holds the keys of questions that other students may still get. */
  @Access('student-or-admin', { roles: ['content'] })
  @Shows('person')
  @Get(':resultId')
  async show(
    @Param('resultId', { schema: text }) resultId: string,
    @CurrentCaller() caller: Caller,
  ) {
    if (!id.safeParse(resultId).success) throw new ResultNotFound();
    const result = await this.run(viewResult, resultId, caller);
    const { id: _id, studentId, sittingId, ...record } = result;
    if (caller.role === 'admin') await this.traces.view(caller, 'result', _id);
    const taken = await this.run(howTakenOf, result);
    return { success: true, record: { _id, ...record, taken } };
  }
}
