import { Controller } from '@nestjs/common';
import {
  declineAccommodation,
  endAccommodation,
  grantAccommodation,
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
import type { AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const grantBody = reasonBody.extend({
  minutesPerHour: z.number('Please enter a number'),
  until: text.nullable().optional(),
  seenGrant: id.nullable().optional(),
  seenRequest: id.nullable().optional(),
});

@Controller('api/admin')
@Access('admin', { roles: ['support'] })
export class AccommodationActionsController {
  @UseCase(grantAccommodation) private readonly grantAccommodation!: Bound<
    typeof grantAccommodation
  >;
  @UseCase(declineAccommodation) private readonly declineAccommodation!: Bound<
    typeof declineAccommodation
  >;
  @UseCase(endAccommodation) private readonly endAccommodation!: Bound<typeof endAccommodation>;

  @EntryAction('students/:id/accommodation', grantBody)
  async grant(
    admin: AdminCaller,
    studentId: string,
    { until = null, ...grant }: z.infer<typeof grantBody>,
  ) {
    await this.grantAccommodation(admin, { studentId, until, ...grant });
    return DONE;
  }

  @ReasonedAction('accommodations/:id/decline')
  async decline(admin: AdminCaller, accommodationId: string, reason: string) {
    await this.declineAccommodation(admin, { accommodationId, reason });
    return DONE;
  }

  @ReasonedAction('accommodations/:id/end')
  async end(admin: AdminCaller, accommodationId: string, reason: string) {
    await this.endAccommodation(admin, { accommodationId, reason });
    return DONE;
  }
}
