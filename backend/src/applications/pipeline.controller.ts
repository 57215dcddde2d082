import { Controller, Get, Inject, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  offerUntil,
  APPLICATION_ROLES,
  STAGES,
  type Stage,
} from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { Access, Shows, RUN, type Run } from '../platform/http/handler.js';
import { id } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';

/** Above this, a stage shows only that there are more. */
const MOST_COUNTED = 1_000;
const MOST_CARDS = 25;

type BoardStage = {
  readonly stage: Stage;
  /** At most {@link MOST_COUNTED} + 1. */
  readonly count: number;
  readonly cards: readonly object[];
};

const OF_STAGE = `
  FROM applications AS own WHERE own.status = stage.name AND ($2::uuid IS NULL OR own.owner_id = $2)`;

/** A query for each stage: only then does the planner read the newest from the index. */
const NEWEST_OF_STAGE = `
  SELECT own.id ${OF_STAGE} ORDER BY own.created_at DESC, own.id LIMIT ${MOST_CARDS}`;

const BOARD = `
  SELECT stage.name AS stage,
    (SELECT count(*)::int FROM (SELECT 1 ${OF_STAGE} LIMIT ${MOST_COUNTED + 1}) AS counted) AS count,
    (SELECT coalesce(json_agg(card), '[]') FROM (
      SELECT one.id, one.name, one.domain, one.version, one.status,
        one.answer_by AS "answerBy",
        one.interview ->> 'startsAt' AS "interviewAt",
        one.created_at AS "createdAt",
        (SELECT username FROM admins WHERE admins.id = one.owner_id) AS owner
      FROM applications AS one WHERE one.id = ANY (ARRAY(${NEWEST_OF_STAGE}))
      ORDER BY one.created_at DESC, one.id) AS card) AS cards
  FROM unnest($1::text[]) WITH ORDINALITY AS stage(name, place) ORDER BY place`;

const applicationBoard = (dataSource: DataSource, owner: string | null): Promise<BoardStage[]> =>
  dataSource.query<BoardStage[]>(BOARD, [STAGES, owner]);

type ApplicationOwner = { readonly id: string; readonly username: string };

const OWNERS = `
  SELECT id, username FROM admins WHERE active AND role = ANY ($1) ORDER BY username`;

const applicationOwners = (dataSource: DataSource): Promise<ApplicationOwner[]> =>
  dataSource.query<ApplicationOwner[]>(OWNERS, [['owner', ...APPLICATION_ROLES]]);

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
