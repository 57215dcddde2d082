import { Controller, Get, Inject, Param } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ResultNotFound, viewResult } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { id, text } from '../platform/http/input.js';
import { CurrentCaller, type Caller } from '../platform/security/caller.js';
import type { Bound } from '../platform/use-cases.js';
import { newestResults } from './list-results.query.js';

@Controller('api/test-results')
export class ResultController {
  @Inject(viewResult) private readonly viewResult!: Bound<typeof viewResult>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Get()
  async list() {
    return { success: true, results: await newestResults(this.dataSource) };
  }

  @Get(':resultId')
  async show(
    @Param('resultId', { schema: text }) resultId: string,
    @CurrentCaller() caller: Caller,
  ) {
    if (!id.safeParse(resultId).success) throw new ResultNotFound();
    const { id: _id, studentId, ...record } = await this.viewResult(resultId, caller);
    return { success: true, record: { _id, ...record } };
  }
}
