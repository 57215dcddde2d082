import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import { financialYearBounds } from '@portal/domain/payments/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { Access, Shows } from '../platform/http/access.js';
import { attachment } from '../platform/http/attachment.js';
import { text } from '../platform/http/input.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { gstByMonth } from './gst-months.query.js';

const asked = z.object({ year: text });

@Controller('api/admin/gst')
@Access('admin', { roles: ['finance'] })
export class GstController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('rows')
  @Get(':year')
  async byMonth(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: asked }) { year }: z.infer<typeof asked>,
  ): Promise<StreamableFile> {
    const bounds = financialYearBounds(year);
    if (!bounds) throw new NothingToChange('financial year');
    const { csv, count } = await gstByMonth(this.dataSource, bounds);
    await noteRows(this.dataSource, admin, { resource: 'gst', filter: { year }, count });
    return attachment(Buffer.from(csv), `gst-${year}.csv`, 'text/csv; charset=utf-8');
  }
}
