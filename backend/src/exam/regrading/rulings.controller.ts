import { Body, Controller, Get, Inject, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { previewRuling, setNextRulingState } from '@portal/domain/exam/index.js';
import { draftRuling, RULING_KINDS, type Ruling, stateOf } from '@portal/domain/questions/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  AdminAction,
  DONE,
  EntryAction,
  EntryId,
} from '../../platform/admin-lists/action-request.js';
import { Access, Shows, Post, RUN, type Run } from '../../platform/http/handler.js';
import { text, textOrEmpty } from '../../platform/http/input.js';
import type { AdminCaller } from '../../platform/security/caller.js';
import { RULING, rulingOf, type StoredRuling } from '../../questions/index.js';

const PROGRESS = `
  SELECT ruling_id AS "rulingId", sum(regraded)::int AS regraded,
    bool_and(done_at IS NOT NULL OR due_at > made.last) AS "isDone"
  FROM regrade_runs, LATERAL (SELECT max(at) AS last FROM ruling_steps
    WHERE ruling_steps.ruling_id = regrade_runs.ruling_id) AS made
  WHERE ruling_id = ANY ($1::uuid[]) GROUP BY ruling_id`;

type Progress = { readonly rulingId: string; readonly regraded: number; readonly isDone: boolean };

async function rulingsOn(dataSource: DataSource, questionId: string, version: number) {
  const rows = await dataSource.query<StoredRuling[]>(
    `${RULING} WHERE question_id = $1 AND version = $2 ORDER BY made_at DESC, id`,
    [questionId, version],
  );
  const ids = rows.map(({ id }) => id);
  const progress = await dataSource.query<Progress[]>(PROGRESS, [ids]);
  const byId = new Map(progress.map((one) => [one.rulingId, one]));
  return rows.map((row) => shown(rulingOf(row), byId.get(row.id)));
}

const shown = (ruling: Ruling, progress?: Progress) => ({
  ...ruling,
  state: stateOf(ruling),
  regraded: progress?.regraded ?? 0,
  isDone: progress?.isDone ?? true,
});

const versionQuery = z.object({ questionId: text, version: z.coerce.number().pipe(z.int32()) });
const draftBody = z.object({
  questionId: text,
  version: z.int32('Please name the version'),
  kind: z.enum(RULING_KINDS, 'Please choose a ruling'),
  accepted: z.array(z.string()).default([]),
  reason: textOrEmpty,
});
const mayTakePasses = z.boolean('Please say whether passes may be taken away').default(false);
const previewBody = z.object({ mayTakePasses });
const stepBody = z.object({ previewHash: text, mayTakePasses, reason: textOrEmpty });
type StepBody = z.infer<typeof stepBody>;

@Controller('api/admin/rulings')
@Access('admin', { roles: ['content'] })
export class RulingsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get()
  async list(@Query({ schema: versionQuery }) query: z.infer<typeof versionQuery>) {
    const rulings = await rulingsOn(this.dataSource, query.questionId, query.version);
    return { success: true, rulings };
  }

  @AdminAction('', draftBody)
  async draft(admin: AdminCaller, body: z.infer<typeof draftBody>) {
    const { id } = await this.run(draftRuling, admin, body);
    return { success: true, rulingId: id };
  }

  @Post(':id/preview')
  async preview(
    @EntryId() rulingId: string,
    @Body({ schema: previewBody }) body: z.infer<typeof previewBody>,
  ) {
    return { success: true, preview: await this.run(previewRuling, { rulingId, ...body }) };
  }

  @EntryAction(':id/apply', stepBody)
  apply(admin: AdminCaller, id: string, body: StepBody) {
    return this.step(admin, { rulingId: id, kind: 'apply', ...body });
  }

  @EntryAction(':id/withdraw', stepBody)
  withdraw(admin: AdminCaller, id: string, body: StepBody) {
    return this.step(admin, { rulingId: id, kind: 'withdraw', ...body });
  }

  private async step(
    admin: AdminCaller,
    step: StepBody & { readonly rulingId: string; readonly kind: 'apply' | 'withdraw' },
  ) {
    await this.run(setNextRulingState, admin, { ...step, isOwner: admin.adminRole === 'owner' });
    return DONE;
  }
}
