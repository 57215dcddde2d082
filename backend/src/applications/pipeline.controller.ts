import { Controller, Get, Inject, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { offerUntil } from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { Access, Shows, RUN, type Run } from '../platform/http/handler.js';
import { id } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { applicationBoard, applicationOwners } from './pipeline.query.js';

const boardParameters = z.object({ owner: id.optional() });

@Controller('api/admin')
@Access('admin', { roles: ['support'] })
export class PipelineController {
  @Inject(RUN) private readonly run!: Run;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get('application-owners')
  async owners() {
    return { success: true, owners: await applicationOwners(this.dataSource) };
  }

  @Shows('nobody')
  @Get('application-offer')
  async usualOffer() {
    return { success: true, answerBy: await this.run(offerUntil, { day: '' }) };
  }

  @Shows('rows')
  @Get('application-board')
  async board(
    @CurrentAdmin() admin: AdminCaller,
    @Query({ schema: boardParameters }) { owner }: z.infer<typeof boardParameters>,
  ) {
    const stages = await applicationBoard(this.dataSource, owner ?? null);
    const count = stages.reduce((sum, { cards }) => sum + cards.length, 0);
    const filter = { board: true, ...(owner ? { owner } : {}) };
    const shown = { resource: 'applications', filter, count, action: 'view' } as const;
    await noteRows(this.dataSource, admin, shown);
    return { success: true, stages };
  }
}
