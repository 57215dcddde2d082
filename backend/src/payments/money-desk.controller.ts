import { Controller, Get, Inject, Param, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import {
  decideDifference,
  financialYearBounds,
  monthBounds,
} from '@portal/domain/payments/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { DONE, EntryAction, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access, Shows, RUN, type Run } from '../platform/http/handler.js';
import { attachment } from '../platform/http/attachment.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { gstByMonth } from './gst-months.query.js';
import { moneyOfMonth } from './money-month.query.js';

const monthAsked = z.object({ month: text });
const yearAsked = z.object({ year: text });

type Rows = { readonly csv: string; readonly count: number };

const decision = reasonBody.extend({ decision: textOrEmpty, seen: textOrEmpty });

@Controller('api/admin')
@Access('admin', { roles: ['finance'] })
export class MoneyDeskController {
  @Inject(RUN) private readonly run!: Run;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('rows')
  @Get('money/:month')
  async month(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: monthAsked }) { month }: z.infer<typeof monthAsked>,
  ): Promise<StreamableFile> {
    const bounds = monthBounds(month);
    if (!bounds) throw new NothingToChange('month');
    return this.send(admin, 'money', { month }, await moneyOfMonth(this.dataSource, bounds));
  }

  @Shows('rows')
  @Get('gst/:year')
  async gst(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: yearAsked }) { year }: z.infer<typeof yearAsked>,
  ): Promise<StreamableFile> {
    const bounds = financialYearBounds(year);
    if (!bounds) throw new NothingToChange('financial year');
    return this.send(admin, 'gst', { year }, await gstByMonth(this.dataSource, bounds));
  }

  @EntryAction('settlements/:id/decide', decision, text)
  async decide(admin: AdminCaller, differenceId: string, body: z.infer<typeof decision>) {
    await this.run(decideDifference, admin, { differenceId, ...body });
    return DONE;
  }

  private async send(
    admin: AdminCaller,
    resource: string,
    filter: Readonly<Record<string, string>>,
    { csv, count }: Rows,
  ): Promise<StreamableFile> {
    await noteRows(this.dataSource, admin, { resource, filter, count });
    const name = `${resource}-${Object.values(filter).join('-')}.csv`;
    return attachment(Buffer.from(csv), name, 'text/csv; charset=utf-8');
  }
}
