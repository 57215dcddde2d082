import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  BULK_KINDS,
  cancelBulkJob,
  MOST_BULK_ROWS,
  rejectRole,
  startBulkJob,
  undoBulkJob,
} from '@portal/domain/bulk/index.js';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows, withoutPeople } from '../audit/index.js';
import {
  AdminAction,
  DONE,
  EntryAction,
  EntryId,
  reasonBody,
} from '../platform/admin-lists/action-request.js';
import { Access, Shows } from '../platform/http/access.js';
import { attachment } from '../platform/http/attachment.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { matching } from './bulk-lists.js';
import { kindOf, resultFile } from './result-file.query.js';

const CSV = 'text/csv; charset=utf-8';

const countBody = z.object({
  kind: z.enum(BULK_KINDS, 'Please choose what is to be done'),
  filter: z.record(z.string(), z.unknown()).default({}),
});
/** Whether it is meant if it ends the offer of a domain. */
const mayClose = z.boolean('Please say whether it is meant').default(false);
const startBody = countBody.extend({
  value: text.nullable().default(null),
  /** What each applicant is written about the move. */
  mail: z.object({ subject: textOrEmpty, text: textOrEmpty }).nullable().default(null),
  /** In the usual words, where none are sent. */
  isMailed: z.boolean().default(false),
  reason: textOrEmpty,
  /** The versions that were shown of selected rows, by their ids. */
  seen: z.record(z.string(), z.int32()).default({}),
  confirmed: z.int32('Please confirm how many'),
  mayClose,
});
const undoBody = reasonBody.extend({ mayClose });

@Controller('api/admin/bulk-jobs')
@Access('admin', { roles: ['support', 'content'] })
export class BulkJobsController {
  @UseCase(startBulkJob) private readonly startJob!: Bound<typeof startBulkJob>;
  @UseCase(cancelBulkJob) private readonly cancelJob!: Bound<typeof cancelBulkJob>;
  @UseCase(undoBulkJob) private readonly undoJob!: Bound<typeof undoBulkJob>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @AdminAction('count', countBody)
  async count({ adminRole }: AdminCaller, { kind, filter }: z.infer<typeof countBody>) {
    rejectRole(kind, adminRole);
    const found = await matching(this.dataSource, kind, filter);
    const isTooMany = found.length > MOST_BULK_ROWS;
    const firstId = found[0]?.subjectId ?? null;
    return { success: true, count: Math.min(found.length, MOST_BULK_ROWS), isTooMany, firstId };
  }

  @AdminAction('', startBody)
  async start(admin: AdminCaller, { filter, isMailed, ...body }: z.infer<typeof startBody>) {
    rejectRole(body.kind, admin.adminRole);
    const subjects = await matching(this.dataSource, body.kind, filter);
    const { id } = await this.startJob(admin, {
      ...{ ...body, role: admin.adminRole, subjects, filter: withoutPeople(filter) },
      mail: body.mail ?? (isMailed ? 'usual' : null),
    });
    return { success: true, jobId: id };
  }

  @Post(':id/cancel')
  async cancel(@CurrentAdmin() admin: AdminCaller, @EntryId() jobId: string) {
    await this.cancelJob(admin, { jobId, role: admin.adminRole });
    return DONE;
  }

  @EntryAction(':id/undo', undoBody)
  async undo(admin: AdminCaller, jobId: string, sent: z.infer<typeof undoBody>) {
    const { id } = await this.undoJob(admin, { jobId, role: admin.adminRole, ...sent });
    return { success: true, jobId: id };
  }

  @Shows('rows')
  @Get(':id/result')
  async result(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() jobId: string,
  ): Promise<StreamableFile> {
    const kind = await kindOf(this.dataSource, jobId);
    if (!kind) throw new NothingToChange('bulk job');
    rejectRole(kind, admin.adminRole);
    const { csv, count } = await resultFile(this.dataSource, jobId, kind);
    await noteRows(this.dataSource, admin, {
      ...{ resource: 'bulk-jobs', filter: { job: jobId }, count },
    });
    return attachment(Buffer.from(csv), `bulk-job-${jobId}.csv`, CSV);
  }
}
