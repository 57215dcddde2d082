import { Body, Controller } from '@nestjs/common';
import { checkPayment, REFUND_SPEEDS, refundPayment } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { EntryId, Reason, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const refundBody = reasonBody.extend({
  tryId: textOrEmpty,
  speed: z.enum(REFUND_SPEEDS).default('normal'),
});

@Controller('api/admin/payments')
export class PaymentActionsController {
  @UseCase(checkPayment) private readonly checkPayment!: Bound<typeof checkPayment>;
  @UseCase(refundPayment) private readonly refundPayment!: Bound<typeof refundPayment>;

  @Access('admin', { roles: ['support', 'finance'] })
  @Post(':id/check')
  async check(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() paymentId: string,
    @Reason() reason: string,
  ) {
    return { success: true, state: await this.checkPayment(admin, { paymentId, reason }) };
  }

  @Access('admin', { roles: ['finance'], proof: true })
  @Post(':id/refund')
  async refund(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() paymentId: string,
    @Body({ schema: refundBody }) { reason, tryId, speed }: z.infer<typeof refundBody>,
  ) {
    const request = { paymentId, tryId: tryId || null, reason, speed };
    return { success: true, refundId: await this.refundPayment(admin, request) };
  }
}
