import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
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
import { type Bound, UseCase } from '../platform/use-cases.js';
import { daysClose, daysCloseCsv } from './days-close.query.js';

const asked = z.object({ month: text });
type Asked = z.infer<typeof asked>;

const decision = reasonBody.extend({ decision: textOrEmpty, seen: textOrEmpty });

@Controller('api/admin')
@Access('admin', { roles: ['finance'] })
export class MoneyDeskController {
  @UseCase(decideDifference) private readonly decideDifference!: Bound<typeof decideDifference>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get('days-close/:month')
  async close(@Param({ schema: asked }) { month }: Asked) {
    return { success: true, days: await this.daysOf(month) };
  }

  @Shows('rows')
  @Get('days-close/:month/file')
  async file(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: asked }) { month }: Asked,
  ): Promise<StreamableFile> {
    const days = await this.daysOf(month);
    const csv = Buffer.from(await daysCloseCsv(days));
    await noteRows(this.dataSource, admin, {
      resource: 'days-close',
      filter: { month },
      count: days.length,
    });
    return attachment(csv, `days-close-${month}.csv`, 'text/csv; charset=utf-8');
  }

  @EntryAction('payment-differences/:id/decide', decision)
  async decide(admin: AdminCaller, differenceId: string, body: z.infer<typeof decision>) {
    await this.decideDifference(admin, { differenceId, ...body });
    return DONE;
  }

  private daysOf(month: string) {
    const bounds = monthBounds(month);
    if (!bounds) throw new NothingToChange('month');
    return daysClose(this.dataSource, bounds);
  }
}
