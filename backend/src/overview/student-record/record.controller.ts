import { Controller, Get, Param, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access, Shows } from '../../platform/http/handler.js';
import { id } from '../../platform/http/input.js';
import { AdminTraces } from '../../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../../platform/security/caller.js';
import { readRecord } from './record.query.js';
import { wordsOf } from './record-words.js';

const pageQuery = z.object({
  before: z.iso.datetime({ offset: true, error: 'This is not a moment' }).optional(),
});
type PageQuery = z.infer<typeof pageQuery>;

@Controller('api/admin/students')
@Access('admin', { roles: ['support', 'finance'] })
export class StudentRecordController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly traces: AdminTraces,
  ) {}

  @Shows('person')
  @Get(':id/record')
  async show(
    @CurrentAdmin() admin: AdminCaller,
    @Param('id', { schema: id }) studentId: string,
    @Query({ schema: pageQuery }) query: PageQuery,
  ) {
    const reader = admin.adminRole;
    const page = await readRecord(this.dataSource, studentId, { reader, until: query.before });
    if (!page) throw new NothingToChange('student');
    await this.traces.view(admin, 'student', studentId);
    const entries = page.entries.map((one) => ({ at: one.at, ...wordsOf(one, reader) }));
    return { success: true, entries, before: page.before };
  }
}
