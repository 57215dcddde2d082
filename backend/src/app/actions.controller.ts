import { Body, Controller, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { setStudentActive } from '@portal/domain/accounts/index.js';
import { reviewApplication } from '@portal/domain/applications/index.js';
import { grantAttempts } from '@portal/domain/exam/index.js';
import { eraseStudent } from '@portal/domain/privacy/index.js';
import { z } from 'zod';
import {
  DONE,
  entryParameters,
  type EntryParameters,
  reasonBody,
  type ReasonBody,
} from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { OK, textOrNone } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import type { Bound } from '../platform/use-cases.js';

const grantBody = reasonBody.extend({ attempts: z.number('Please enter a number') });
const reviewed = z.object({ status: textOrNone, notes: textOrNone });
const reviewBody = reviewed.extend({ seen: reviewed.default({}) });

/** What an admin does to a student or an application. */
@Controller('api/admin')
export class ActionsController {
  @Inject(grantAttempts) private readonly grantAttempts!: Bound<typeof grantAttempts>;
  @Inject(setStudentActive) private readonly setStudentActive!: Bound<typeof setStudentActive>;
  @Inject(eraseStudent) private readonly eraseStudent!: Bound<typeof eraseStudent>;
  @Inject(reviewApplication) private readonly reviewApplication!: Bound<typeof reviewApplication>;

  @Access('admin', { roles: ['support'] })
  @Post('students/:id/grant-attempts')
  @HttpCode(OK)
  async grant(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: studentId }: EntryParameters,
    @Body({ schema: grantBody }) { attempts, reason }: z.infer<typeof grantBody>,
  ) {
    await this.grantAttempts(admin, { studentId, attempts, reason });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @Post('students/:id/deactivate')
  @HttpCode(OK)
  async deactivate(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: studentId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await this.setStudentActive(admin, { studentId, active: false, reason });
    return DONE;
  }

  @Access('admin', { roles: ['owner'], proof: true })
  @Post('students/:id/erase')
  @HttpCode(OK)
  async erase(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: studentId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await this.eraseStudent(admin, { studentId, reason });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @Post('students/:id/reactivate')
  @HttpCode(OK)
  async reactivate(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: studentId }: EntryParameters,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
  ) {
    await this.setStudentActive(admin, { studentId, active: true, reason });
    return DONE;
  }

  @Access('admin', { roles: ['support'] })
  @Put('applications/:id')
  async review(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: applicationId }: EntryParameters,
    @Body({ schema: reviewBody }) { seen, ...review }: z.infer<typeof reviewBody>,
  ) {
    await this.reviewApplication(admin, { applicationId, ...review, seen });
    return { id: applicationId, ...review };
  }
}
