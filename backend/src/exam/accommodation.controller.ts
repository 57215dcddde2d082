import { Controller, Get, Inject } from '@nestjs/common';
import * as exam from '@portal/domain/exam/index.js';
import { z } from 'zod';
import {
  DONE,
  EntryAction,
  reasonBody,
  ReasonedAction,
} from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import { id, text } from '../platform/http/input.js';
import {
  type AdminCaller,
  CurrentStudent,
  type StudentCaller,
} from '../platform/security/caller.js';

const grantBody = reasonBody.extend({
  minutesPerHour: z.number('Please enter a number'),
  until: text.nullable().optional(),
  seenGrant: id.nullable().optional(),
});

@Controller('api')
export class AccommodationController {
  @Inject(RUN) private readonly run!: Run;

  @Access('student')
  @Get('me/accommodation')
  async show(@CurrentStudent() { studentId }: StudentCaller) {
    return { success: true, ...(await this.run(exam.viewAccommodation, studentId)) };
  }

  @Access('admin', { roles: ['support'] })
  @EntryAction('admin/students/:id/accommodation', grantBody)
  async grant(
    admin: AdminCaller,
    studentId: string,
    { until = null, ...grant }: z.infer<typeof grantBody>,
  ) {
    await this.run(exam.grantAccommodation, admin, { studentId, until, ...grant });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @ReasonedAction('admin/accommodations/:id/end')
  async end(admin: AdminCaller, accommodationId: string, reason: string) {
    await this.run(exam.endAccommodation, admin, { accommodationId, reason });
    return DONE;
  }
}
