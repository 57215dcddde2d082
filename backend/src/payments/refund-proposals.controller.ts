import { Body, Controller } from '@nestjs/common';
import {
  approveRefund,
  declineRefund,
  proposeRefund,
  REFUND_SPEEDS,
} from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { DONE, EntryId, Reason, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const proposalBody = reasonBody.extend({ tryId: textOrEmpty });
const approvalBody = z.object({ speed: z.enum(REFUND_SPEEDS).default('normal') });

@Controller('api/admin')
export class RefundProposalsController {
  @UseCase(proposeRefund) private readonly proposeRefund!: Bound<typeof proposeRefund>;
  @UseCase(approveRefund) private readonly approveRefund!: Bound<typeof approveRefund>;
  @UseCase(declineRefund) private readonly declineRefund!: Bound<typeof declineRefund>;

  @Access('admin', { roles: ['support'] })
  @Post('payments/:id/propose-refund')
  async propose(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() paymentId: string,
    @Body({ schema: proposalBody }) { reason, tryId }: z.infer<typeof proposalBody>,
  ) {
    const proposal = { paymentId, tryId: tryId || null, reason };
    return { success: true, proposalId: await this.proposeRefund(admin, proposal) };
  }

  @Access('admin', { roles: ['finance'], proof: true })
  @Post('refund-proposals/:id/approve')
  async approve(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() proposalId: string,
    @Body({ schema: approvalBody }) { speed }: z.infer<typeof approvalBody>,
  ) {
    return { success: true, refundId: await this.approveRefund(admin, { proposalId, speed }) };
  }

  @Access('admin', { roles: ['finance'] })
  @Post('refund-proposals/:id/decline')
  async decline(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() proposalId: string,
    @Reason() reason: string,
  ) {
    await this.declineRefund(admin, { proposalId, reason });
    return DONE;
  }
}
