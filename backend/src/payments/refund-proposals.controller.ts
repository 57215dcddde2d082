import { Controller } from '@nestjs/common';
import {
  approveRefund,
  declineRefund,
  proposeRefund,
  REFUND_SPEEDS,
} from '@portal/domain/payments/index.js';
import { z } from 'zod';
import {
  DONE,
  EntryAction,
  reasonBody,
  ReasonedAction,
} from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { textOrEmpty } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const proposalBody = reasonBody.extend({ tryId: textOrEmpty });
const approvalBody = z.object({ speed: z.enum(REFUND_SPEEDS).default('normal') });

@Controller('api/admin')
export class RefundProposalsController {
  @UseCase(proposeRefund) private readonly proposeRefund!: Bound<typeof proposeRefund>;
  @UseCase(approveRefund) private readonly approveRefund!: Bound<typeof approveRefund>;
  @UseCase(declineRefund) private readonly declineRefund!: Bound<typeof declineRefund>;

  @Access('admin', { roles: ['support'] })
  @EntryAction('payments/:id/propose-refund', proposalBody)
  async propose(
    admin: AdminCaller,
    paymentId: string,
    { reason, tryId }: z.infer<typeof proposalBody>,
  ) {
    const proposal = { paymentId, tryId: tryId || null, reason };
    return { success: true, proposalId: await this.proposeRefund(admin, proposal) };
  }

  @Access('admin', { roles: ['finance'], proof: true })
  @EntryAction('refund-proposals/:id/approve', approvalBody)
  async approve(admin: AdminCaller, proposalId: string, { speed }: z.infer<typeof approvalBody>) {
    return { success: true, refundId: await this.approveRefund(admin, { proposalId, speed }) };
  }

  @Access('admin', { roles: ['finance'] })
  @ReasonedAction('refund-proposals/:id/decline')
  async decline(admin: AdminCaller, proposalId: string, reason: string) {
    await this.declineRefund(admin, { proposalId, reason });
    return DONE;
  }
}
