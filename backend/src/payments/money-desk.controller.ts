import { Controller, Get, Inject, Param, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import { decideDifference, monthBounds } from '@portal/domain/payments/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { DONE, EntryAction, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access, Shows } from '../platform/http/access.js';
import { attachment } from '../platform/http/attachment.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { RUN, type Run } from '../platform/use-cases.js';
import { moneyOfMonth } from './money-month.query.js';

const asked = z.object({ month: text });

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
    @Param({ schema: asked }) { month }: z.infer<typeof asked>,
  ): Promise<StreamableFile> {
    const bounds = monthBounds(month);
    if (!bounds) throw new NothingToChange('month');
    const { csv, count } = await moneyOfMonth(this.dataSource, bounds);
    await noteRows(this.dataSource, admin, { resource: 'money', filter: { month }, count });
    return attachment(Buffer.from(csv), `money-${month}.csv`, 'text/csv; charset=utf-8');
  }

  @EntryAction('settlements/:id/decide', decision, text)
  async decide(admin: AdminCaller, differenceId: string, body: z.infer<typeof decision>) {
    await this.run(decideDifference, admin, { differenceId, ...body });
    return DONE;
  }
}
