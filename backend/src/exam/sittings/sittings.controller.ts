import { Controller, Get, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as exam from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  AdminAction,
  DONE,
  EntryAction,
  ReasonedAction,
} from '../../platform/admin-lists/action-request.js';
import { Access, Shows, RUN, type Run } from '../../platform/http/handler.js';
import { id, text, textOrEmpty } from '../../platform/http/input.js';
import type { AdminCaller } from '../../platform/security/caller.js';
import { fitSupervisors } from './sittings.query.js';

const MOST_CHOICES = 50;

const form = z.object({
  ...{ place: textOrEmpty, day: textOrEmpty, from: textOrEmpty, to: textOrEmpty },
  domains: z.array(text).max(MOST_CHOICES).optional().default([]),
  seats: z.number('Please enter a number'),
  supervisors: z.array(id).max(MOST_CHOICES).optional().default([]),
});

const listBody = z.object({ list: textOrEmpty });

@Controller('api/admin')
@Access('admin', { roles: ['support'] })
export class SittingsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get('sitting-supervisors')
  async supervisors() {
    const roles = ['owner', ...exam.SUPERVISOR_ROLES];
    return { success: true, supervisors: await fitSupervisors(this.dataSource, roles) };
  }

  @AdminAction('sittings', form)
  async setUp(admin: AdminCaller, sitting: z.infer<typeof form>) {
    return { success: true, id: await this.run(exam.setUpSitting, admin, sitting) };
  }

  @EntryAction('sittings/:id/change', form)
  async change(admin: AdminCaller, sittingId: string, sitting: z.infer<typeof form>) {
    await this.run(exam.changeSitting, admin, { sittingId, ...sitting });
    return DONE;
  }

  @EntryAction('sittings/:id/expect', listBody)
  async expect(admin: AdminCaller, sittingId: string, { list }: z.infer<typeof listBody>) {
    return { success: true, ...(await this.run(exam.expectStudents, admin, { sittingId, list })) };
  }

  @Access('admin', { roles: ['owner'] })
  @ReasonedAction('sittings/:id/waive-fees')
  async waive(admin: AdminCaller, sittingId: string, reason: string) {
    return { success: true, ...(await this.run(exam.waiveFees, admin, { sittingId, reason })) };
  }

  @ReasonedAction('sittings/:id/withdraw')
  async withdraw(admin: AdminCaller, sittingId: string, reason: string) {
    await this.run(exam.withdrawSitting, admin, { sittingId, reason });
    return DONE;
  }
}
