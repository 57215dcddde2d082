import { Controller, Get, Inject, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as exam from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  AdminAction,
  DONE,
  EntryAction,
  reasonBody,
  ReasonedAction,
} from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run, Shows } from '../platform/http/handler.js';
import { id, text, textOrEmpty } from '../platform/http/input.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { LiveHub } from './live-hub.js';
import { ALL } from './news-channel.pg.js';
import { openAttempts } from './open-attempts.query.js';

const minutesBody = reasonBody.extend({ minutes: z.number('Please enter a number') });
const domain = text.nullable().optional().default(null);
const oneBody = minutesBody.extend({ key: id.optional(), seenAdded: z.int32().optional() });
const moment = z.iso.datetime('This is not a moment').transform((at) => new Date(at));
/** The tests of a domain, of a room, or all. */
const reach = { domain, sittingId: id.nullable().optional().default(null) };
const manyBody = minutesBody.extend({ ...reach, key: id, seenExtended: moment.nullish() });
const openQuery = z.object({ domain });
const announcementBody = z.object({ ...reach, text: textOrEmpty });

const grantBody = reasonBody.extend({
  attempts: z.number('Please enter a number'),
  seenTotal: z.int32().optional(),
});

@Controller('api/admin')
@Access('admin', { roles: exam.SUPERVISOR_ROLES })
export class InterventionController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(LiveHub) private readonly hub: LiveHub,
    private readonly traces: AdminTraces,
  ) {}

  @Access('admin', { roles: ['support'] })
  @Shows('person')
  @Get('open-attempts')
  async show(
    @CurrentAdmin() admin: AdminCaller,
    @Query({ schema: openQuery }) query: z.infer<typeof openQuery>,
  ) {
    const open = await openAttempts(this.dataSource, query.domain);
    await this.traces.view(admin, 'list', 'open-attempts');
    return { success: true, ...open };
  }

  @EntryAction('attempts/:id/extend', oneBody)
  async extend(admin: AdminCaller, attemptId: string, body: z.infer<typeof oneBody>) {
    await this.run(exam.rejectOtherRoom, admin, { attemptId });
    await this.run(exam.extendAttempt, admin, { attemptId, ...body });
    this.hub.tell([attemptId]);
    return DONE;
  }

  @AdminAction('open-attempts/extend', manyBody)
  async extendMany(admin: AdminCaller, body: z.infer<typeof manyBody>) {
    await this.run(exam.rejectOtherRoom, admin, body);
    // Also when it fails halfway: some tests have their time by then.
    try {
      return { success: true, ...(await this.run(exam.extendOpenAttempts, admin, body)) };
    } finally {
      this.hub.tell(ALL);
    }
  }

  @AdminAction('open-attempts/announce', announcementBody)
  async say(admin: AdminCaller, body: z.infer<typeof announcementBody>) {
    await this.run(exam.rejectOtherRoom, admin, body);
    const reached = await this.run(exam.announce, admin, body);
    this.hub.tell(ALL);
    return { success: true, ...reached };
  }

  @ReasonedAction('attempts/:id/void')
  async void(admin: AdminCaller, attemptId: string, reason: string) {
    await this.run(exam.rejectOtherRoom, admin, { attemptId });
    await this.run(exam.voidAttempt, admin, { attemptId, reason });
    this.hub.tell([attemptId]);
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @EntryAction('attempts/:id/reopen', minutesBody)
  async reopen(
    admin: AdminCaller,
    attemptId: string,
    { minutes, reason }: z.infer<typeof minutesBody>,
  ) {
    await this.run(exam.reopenAttempt, admin, { attemptId, minutes, reason });
    this.hub.tell([attemptId]);
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @EntryAction('students/:id/grant-attempts', grantBody)
  async grant(admin: AdminCaller, studentId: string, grant: z.infer<typeof grantBody>) {
    await this.run(exam.grantAttempts, admin, { studentId, ...grant });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @ReasonedAction('attempts/:id/close')
  async close(admin: AdminCaller, attemptId: string, reason: string) {
    await this.run(exam.closeOverdueAsAdmin, admin, { attemptId, reason });
    return DONE;
  }
}
