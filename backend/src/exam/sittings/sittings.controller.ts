import { Body, Controller, Get, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as exam from '@portal/domain/exam/index.js';
import { activeStaff } from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { CurrentDevice, Devices } from '../../accounts/index.js';
import { noteRows } from '../../audit/index.js';
import * as request from '../../platform/admin-lists/action-request.js';
import { attachment } from '../../platform/http/attachment.js';
import { type Call, CurrentCall } from '../../platform/http/call.js';
import { Access, Post, Shows, RUN, type Run } from '../../platform/http/handler.js';
import { id, text, textOrEmpty } from '../../platform/http/input.js';
import { AdminTraces } from '../../platform/security/admin-traces.js';
import {
  type AdminCaller,
  CurrentAdmin,
  CurrentStudent,
  type StudentCaller,
} from '../../platform/security/caller.js';
import { listSittings, readRoom, recordOf } from './sittings.query.js';

const MOST_CHOICES = 50;

const form = z.object({
  ...{ id: id.optional(), place: textOrEmpty, startsAt: textOrEmpty, endsAt: textOrEmpty },
  domains: z.array(text).max(MOST_CHOICES),
  seats: z.number('Please enter a number'),
  supervisors: z.array(id).max(MOST_CHOICES),
});
const listBody = z.object({ list: textOrEmpty });
const decision = z.object({
  ...{ admissionId: id, state: z.enum(['admitted', 'declined']), reason: textOrEmpty },
});
const codeBody = z.object({ code: textOrEmpty });
const incident = z.object({ studentId: id.nullable().optional().default(null), text: textOrEmpty });

@Controller('api')
@Access('admin', { roles: exam.SUPERVISOR_ROLES })
export class SittingsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly traces: AdminTraces,
    private readonly devices: Devices,
  ) {}

  @Shows('nobody')
  @Get('admin/sittings')
  async list(@CurrentAdmin() { adminId, adminRole }: AdminCaller) {
    const own = adminRole === 'supervisor' ? adminId : null;
    // Only who sets a sitting up chooses among them.
    const supervisors = own ? [] : await this.run(activeStaff, exam.SUPERVISOR_ROLES);
    return { success: true, sittings: await listSittings(this.dataSource, own), supervisors };
  }

  @Shows('person')
  @Get('admin/sittings/:id')
  async show(@CurrentAdmin() admin: AdminCaller, @request.EntryId() sittingId: string) {
    await this.run(exam.findSitting, admin, sittingId);
    await this.traces.view(admin, 'sitting', sittingId);
    const { sitting, ...room } = await readRoom(this.dataSource, sittingId);
    const code = sitting?.state === 'open' ? this.run(exam.roomCode, sittingId, sitting.now) : null;
    const list = await this.run(({ sittings }) => sittings.expected(sittingId));
    return { success: true, ...sitting, ...room, code, list };
  }

  @Shows('rows')
  @Get('admin/sittings/:id/record')
  async record(@CurrentAdmin() admin: AdminCaller, @request.EntryId() sittingId: string) {
    await this.run(exam.findSitting, admin, sittingId);
    const { csv, count } = await recordOf(this.dataSource, sittingId);
    await noteRows(this.dataSource, admin, { resource: 'sittings', filter: { sittingId }, count });
    return attachment(Buffer.from(csv), `sitting-${sittingId}.csv`, 'text/csv; charset=utf-8');
  }

  @Access('admin', { roles: ['support'] })
  @request.AdminAction('admin/sittings', form)
  async save(admin: AdminCaller, sitting: z.infer<typeof form>) {
    return { success: true, id: await this.run(exam.saveSitting, admin, sitting) };
  }

  @Access('admin', { roles: ['support'] })
  @request.EntryAction('admin/sittings/:id/expect', listBody)
  async expect(admin: AdminCaller, sittingId: string, { list }: z.infer<typeof listBody>) {
    return { success: true, ...(await this.run(exam.expectStudents, admin, { sittingId, list })) };
  }

  @Access('admin', { roles: ['owner'] })
  @request.ReasonedAction('admin/sittings/:id/waive-fees')
  async waive(admin: AdminCaller, sittingId: string, reason: string) {
    return { success: true, waived: await this.run(exam.waiveFees, admin, { sittingId, reason }) };
  }

  @request.EntryAction('admin/sittings/:id/decide', decision)
  async decide(admin: AdminCaller, sittingId: string, body: z.infer<typeof decision>) {
    await this.run(exam.decideAdmission, admin, { sittingId, ...body });
    return request.DONE;
  }

  @request.EntryAction('admin/sittings/:id/incidents', incident)
  async note(admin: AdminCaller, sittingId: string, body: z.infer<typeof incident>) {
    await this.run(exam.noteIncident, admin, { sittingId, ...body });
    return request.DONE;
  }

  @request.EntryAction('admin/sittings/:id/close', z.object({}))
  async close(admin: AdminCaller, sittingId: string) {
    await this.run(exam.endSitting, admin, { sittingId });
    return request.DONE;
  }

  @Access('admin', { roles: ['support'] })
  @request.ReasonedAction('admin/sittings/:id/withdraw')
  async withdraw(admin: AdminCaller, sittingId: string, reason: string) {
    await this.run(exam.endSitting, admin, { sittingId, reason });
    return request.DONE;
  }

  @Access('student')
  @Get('test/sitting')
  async showOwn(
    @CurrentStudent() { studentId }: StudentCaller,
    @CurrentDevice() device: string | null,
  ) {
    return { success: true, sitting: await this.run(exam.ownSitting, { studentId, device }) };
  }

  @Access('student')
  @Post('test/sitting')
  async enter(
    @CurrentStudent() { studentId }: StudentCaller,
    @Body({ schema: codeBody }) { code }: z.infer<typeof codeBody>,
    @CurrentCall() { request: asked, reply }: Call,
  ) {
    const device = this.devices.identified(asked, reply).browser ?? '';
    await this.run(exam.enterRoom, { studentId, device, code });
    return request.DONE;
  }
}
