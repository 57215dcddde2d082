import { Controller, Inject, Get, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as applications from '@portal/domain/applications/index.js';
import { activeStaff } from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { DONE, EntryAction } from '../platform/admin-lists/action-request.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, RUN, type Run, Shows } from '../platform/http/handler.js';
import { id, textOrEmpty } from '../platform/http/input.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { previewOf, senderOf } from '../email/index.js';
import { noteRows } from '../audit/index.js';

const INBOX = 'SELECT company_inbox AS inbox FROM settings WHERE id = 1';

async function previewAsSent(
  dataSource: DataSource,
  config: Config,
  data: EmailData['application-moved'],
): Promise<{ readonly subject: string; readonly text: string }> {
  const [settings] = await dataSource.query<{ inbox: string | null }[]>(INBOX);
  const sender = senderOf(config, settings?.inbox ?? '');
  const { subject, text } = previewOf({ kind: 'application-moved', data }, sender);
  return { subject, text };
}

const version = z.int32().min(0);

const mailBody = z.object({ subject: textOrEmpty, text: textOrEmpty });
const interview = z
  .object({ start: textOrEmpty, minutes: textOrEmpty, place: textOrEmpty })
  .nullable()
  .default(null);
const previewBody = mailBody.extend({ to: textOrEmpty, answerBy: textOrEmpty, interview });
const letterBody = z.object({
  program: textOrEmpty,
  firstDay: textOrEmpty,
  lastDay: textOrEmpty,
  hours: textOrEmpty,
  stipend: textOrEmpty,
});
const moveBody = z.object({
  version,
  to: textOrEmpty,
  reason: textOrEmpty,
  answerBy: textOrEmpty,
  interview,
  letter: letterBody.nullable().default(null),
  mail: mailBody.nullable().default(null),
});
const assignBody = z.object({ version, ownerId: id.nullable() });
const noteBody = z.object({ text: textOrEmpty });

@Controller('api/admin/applications')
@Access('admin', { roles: ['support'] })
export class ApplicationActionsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly traces: AdminTraces,
  ) {}

  @EntryAction(':id/move', moveBody)
  async move(admin: AdminCaller, applicationId: string, body: z.infer<typeof moveBody>) {
    await this.run(applications.moveApplication, admin, { applicationId, ...body });
    return DONE;
  }

  @EntryAction(':id/mail-preview', previewBody)
  async preview(
    admin: AdminCaller,
    applicationId: string,
    { to, answerBy, interview: form, ...mail }: z.infer<typeof previewBody>,
  ) {
    const data = await this.run(applications.previewMoveMail, {
      ...{ applicationId, to, answerBy, interview: form, mail },
    });
    await this.traces.view(admin, 'application', applicationId);
    return { success: true, ...(await previewAsSent(this.dataSource, this.config, data)) };
  }

  @EntryAction(':id/assign', assignBody)
  async assignOne(admin: AdminCaller, applicationId: string, body: z.infer<typeof assignBody>) {
    await this.run(applications.assignApplication, admin, { applicationId, ...body });
    return DONE;
  }

  @EntryAction(':id/notes', noteBody)
  async note(admin: AdminCaller, applicationId: string, { text }: z.infer<typeof noteBody>) {
    await this.run(applications.addApplicationNote, admin, { applicationId, text });
    return DONE;
  }
}

/** Above this, a stage shows only that there are more. */
const MOST_COUNTED = 1_000;
const MOST_CARDS = 25;

type BoardStage = { readonly cards: readonly object[] };

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

const boardParameters = z.object({ owner: id.optional() });

@Controller('api/admin')
@Access('admin', { roles: ['support'] })
export class PipelineController {
  @Inject(RUN) private readonly run!: Run;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get('application-owners')
  async owners() {
    return { success: true, owners: await this.run(activeStaff, applications.APPLICATION_ROLES) };
  }

  @Shows('nobody')
  @Get('application-offer')
  async usualOffer() {
    return { success: true, answerBy: await this.run(applications.offerUntil, { day: '' }) };
  }

  @Shows('rows')
  @Get('application-board')
  async board(
    @CurrentAdmin() admin: AdminCaller,
    @Query({ schema: boardParameters }) { owner }: z.infer<typeof boardParameters>,
  ) {
    const values = [applications.STAGES, owner ?? null];
    const stages = await this.dataSource.query<BoardStage[]>(BOARD, values);
    const count = stages.reduce((sum, { cards }) => sum + cards.length, 0);
    const filter = { board: true, ...(owner ? { owner } : {}) };
    const shown = { resource: 'applications', filter, count, action: 'view' } as const;
    await noteRows(this.dataSource, admin, shown);
    return { success: true, stages };
  }
}
