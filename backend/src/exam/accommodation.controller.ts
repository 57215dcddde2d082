import { Controller, Get } from '@nestjs/common';
import {
  endAccommodation,
  grantAccommodation,
  viewAccommodation,
} from '@portal/domain/exam/index.js';
import { z } from 'zod';
import {
  DONE,
  EntryAction,
  reasonBody,
  ReasonedAction,
} from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { id, text } from '../platform/http/input.js';
import {
  type AdminCaller,
  CurrentStudent,
  type StudentCaller,
} from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const grantBody = reasonBody.extend({
  minutesPerHour: z.number('Please enter a number'),
  until: text.nullable().optional(),
  seenGrant: id.nullable().optional(),
});

@Controller('api')
export class AccommodationController {
  @UseCase(viewAccommodation) private readonly viewAccommodation!: Bound<typeof viewAccommodation>;
  @UseCase(grantAccommodation) private readonly grantAccommodation!: Bound<
    typeof grantAccommodation
  >;
  @UseCase(endAccommodation) private readonly endAccommodation!: Bound<typeof endAccommodation>;

  @Access('student')
  @Get('me/accommodation')
  async show(@CurrentStudent() { studentId }: StudentCaller) {
    return { success: true, ...(await this.viewAccommodation(studentId)) };
  }

  @Access('admin', { roles: ['support'] })
  @EntryAction('admin/students/:id/accommodation', grantBody)
  async grant(
    admin: AdminCaller,
    studentId: string,
    { until = null, ...grant }: z.infer<typeof grantBody>,
  ) {
    await this.grantAccommodation(admin, { studentId, until, ...grant });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @ReasonedAction('admin/accommodations/:id/end')
  async end(admin: AdminCaller, accommodationId: string, reason: string) {
    await this.endAccommodation(admin, { accommodationId, reason });
    return DONE;
  }
}
