import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { moveApplication, offerUntil } from '@portal/domain/applications/index.js';
import { DomainError } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { Access, Shows } from '../platform/http/access.js';
import { id, OK, textOrEmpty } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import type { Bound } from '../platform/use-cases.js';
import { version } from './application-actions.controller.js';
import { applicationBoard, reviewers } from './pipeline.query.js';

/** As many as a page of the list can hold. */
const MOST_ROWS = 100;

const movesBody = z.object({
  rows: z.array(z.object({ id, version })).min(1).max(MOST_ROWS),
  to: textOrEmpty,
  reason: textOrEmpty,
  /** The usual one of the stage, to each. */
  mail: z.literal('usual').nullable().default(null),
});
const boardParameters = z.object({ owner: id.optional() });

@Controller('api/admin')
@Access('admin', { roles: ['support'] })
export class PipelineController {
  @Inject(moveApplication) private readonly moveApplication!: Bound<typeof moveApplication>;
  @Inject(offerUntil) private readonly offerUntil!: Bound<typeof offerUntil>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get('application-reviewers')
  async reviewers() {
    return { success: true, reviewers: await reviewers(this.dataSource) };
  }

  @Shows('nobody')
  @Get('application-offer')
  async usualOffer() {
    return { success: true, answerBy: await this.offerUntil({ day: '' }) };
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
    await noteRows(this.dataSource, admin, { resource: 'applications', filter, count });
    return { success: true, stages };
  }

  /** Each in a transaction of its own: what one is refused holds up no other. */
  @Post('application-moves')
  @HttpCode(OK)
  async moveAll(
    @CurrentAdmin() admin: AdminCaller,
    @Body({ schema: movesBody }) { rows, ...move }: z.infer<typeof movesBody>,
  ) {
    const answers = [];
    for (const { id: applicationId, version } of rows) {
      const refused = await this.moveApplication(admin, { applicationId, version, ...move }).then(
        () => null,
        refusalOf,
      );
      answers.push({ id: applicationId, isMoved: refused === null, message: refused ?? '' });
    }
    return { success: true, rows: answers };
  }
}

/** What the domain says of one row; any other failure is one of the whole call. */
function refusalOf(failure: unknown): string {
  if (failure instanceof DomainError) return failure.message;
  throw failure;
}
