import { Controller, Get, Inject, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as exam from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../../audit/index.js';
import {
  DONE,
  EntryAction,
  EntryId,
  reasonBody,
} from '../../platform/admin-lists/action-request.js';
import { Access, Shows, RUN, type Run } from '../../platform/http/handler.js';
import { attachment } from '../../platform/http/attachment.js';
import { id, textOrEmpty } from '../../platform/http/input.js';
import { InjectPort } from '../../platform/ports.js';
import { AdminTraces } from '../../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../../platform/security/caller.js';
import { LiveHub } from '../live-hub.js';
import { ALL } from '../news-channel.pg.js';
import { recordOf, roomOf } from './room.query.js';
import { listSittings } from './sittings.query.js';

const decision = z.object({
  ...{ admissionId: id, state: z.enum(['admitted', 'declined']), reason: textOrEmpty },
});
const extension = reasonBody.extend({
  attemptId: id.nullable(),
  minutes: z.number('Please enter a number'),
  key: id,
});
const voiding = reasonBody.extend({ attemptId: id });
const announcement = z.object({ text: textOrEmpty });
const incident = z.object({ studentId: id.nullable().optional().default(null), text: textOrEmpty });
const nothing = z.object({});

@Controller('api/admin/sittings')
@Access('admin', { roles: exam.SUPERVISOR_ROLES })
export class RoomController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectPort('sittings') private readonly sittings: exam.ExamStores['sittings'],
    @InjectPort('roomCodes') private readonly codes: exam.RoomCodes,
    @Inject(LiveHub) private readonly hub: LiveHub,
    private readonly traces: AdminTraces,
  ) {}

  @Shows('nobody')
  @Get()
  async list(@CurrentAdmin() { adminId, adminRole }: AdminCaller) {
    const supervisor = adminRole === 'supervisor' ? adminId : null;
    return { success: true, sittings: await listSittings(this.dataSource, { supervisor }) };
  }

  @Shows('person')
  @Get(':id')
  async show(@CurrentAdmin() admin: AdminCaller, @EntryId() sittingId: string) {
    await this.run(exam.findSitting, admin, sittingId);
    const [sitting] = await listSittings(this.dataSource, { supervisor: null, id: sittingId });
    await this.traces.view(admin, 'sitting', sittingId);
    const list = await this.sittings.expected(sittingId);
    return { success: true, sitting, list };
  }

  @Shows('person')
  @Get(':id/room')
  async room(@CurrentAdmin() admin: AdminCaller, @EntryId() sittingId: string) {
    const sitting = await this.run(exam.findSitting, admin, sittingId);
    const room = await roomOf(this.dataSource, sittingId);
    await this.traces.view(admin, 'sitting', sittingId);
    const { place, startsAt, endsAt, domains, seats } = sitting;
    const state = exam.sittingState(sitting, room.now);
    const code = state === 'open' ? exam.roomCode(this.codes, sittingId, room.now) : null;
    return { success: true, place, startsAt, endsAt, domains, seats, state, code, ...room };
  }

  @Shows('rows')
  @Get(':id/record')
  async record(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() sittingId: string,
  ): Promise<StreamableFile> {
    await this.run(exam.findSitting, admin, sittingId);
    const { csv, count } = await recordOf(this.dataSource, sittingId);
    await noteRows(this.dataSource, admin, { resource: 'sittings', filter: { sittingId }, count });
    return attachment(Buffer.from(csv), `sitting-${sittingId}.csv`, 'text/csv; charset=utf-8');
  }

  @EntryAction(':id/decide', decision)
  async decide(admin: AdminCaller, sittingId: string, body: z.infer<typeof decision>) {
    await this.run(exam.decideAdmission, admin, { sittingId, ...body });
    return DONE;
  }

  /** Without an attempt, all open tests of the room. */
  @EntryAction(':id/extend', extension)
  async extend(admin: AdminCaller, sittingId: string, body: z.infer<typeof extension>) {
    const { attemptId, ...given } = body;
    let extended = 1;
    if (attemptId) {
      await this.run(exam.rejectOtherRoom, admin, { sittingId, attemptId });
      await this.run(exam.extendAttempt, admin, { attemptId, ...given });
    } else {
      await this.run(exam.findSitting, admin, sittingId);
      const asked = { domain: null, sittingId, ...given };
      extended = (await this.run(exam.extendOpenAttempts, admin, asked)).open;
    }
    this.hub.tell(attemptId ? [attemptId] : ALL);
    return { success: true, extended };
  }

  @EntryAction(':id/void', voiding)
  async void(admin: AdminCaller, sittingId: string, body: z.infer<typeof voiding>) {
    await this.run(exam.rejectOtherRoom, admin, { sittingId, ...body });
    await this.run(exam.voidAttempt, admin, body);
    this.hub.tell([body.attemptId]);
    return DONE;
  }

  @EntryAction(':id/announce', announcement)
  async announce(admin: AdminCaller, sittingId: string, { text }: z.infer<typeof announcement>) {
    await this.run(exam.findSitting, admin, sittingId);
    const reached = await this.run(exam.announce, admin, { domain: null, sittingId, text });
    this.hub.tell(ALL);
    return { success: true, ...reached };
  }

  @EntryAction(':id/incidents', incident)
  async note(admin: AdminCaller, sittingId: string, body: z.infer<typeof incident>) {
    await this.run(exam.noteIncident, admin, { sittingId, ...body });
    return DONE;
  }

  @EntryAction(':id/close', nothing)
  async close(admin: AdminCaller, sittingId: string) {
    await this.run(exam.closeSitting, admin, sittingId);
    return DONE;
  }
}
