import { Body, Controller, Put } from '@nestjs/common';
import { reviewApplication } from '@portal/domain/applications/index.js';
import { z } from 'zod';
import { EntryId } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { textOrNone } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const reviewed = z.object({ status: textOrNone, notes: textOrNone });
const reviewBody = reviewed.extend({ seen: reviewed.default({}) });

@Controller('api/admin/applications')
export class ReviewApplicationController {
  @UseCase(reviewApplication) private readonly reviewApplication!: Bound<typeof reviewApplication>;

  @Access('admin', { roles: ['support'] })
  @Put(':id')
  async review(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() applicationId: string,
    @Body({ schema: reviewBody }) { seen, ...review }: z.infer<typeof reviewBody>,
  ) {
    await this.reviewApplication(admin, { applicationId, ...review, seen });
    return { id: applicationId, ...review };
  }
}
