import { Controller } from '@nestjs/common';
import { checkPayment, REFUND_SPEEDS, refundPayment } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { EntryAction, reasonBody, ReasonedAction } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { textOrEmpty } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const refundBody = reasonBody.extend({
  providerPaymentId: textOrEmpty,
  speed: z.enum(REFUND_SPEEDS).default('normal'),
});

@Controller('api/admin/payments')
export class PaymentActionsController {
  @UseCase(checkPayment) private readonly checkPayment!: Bound<typeof checkPayment>;
  @UseCase(refundPayment) private readonly refundPayment!: Bound<typeof refundPayment>;

  @Access('admin', { roles: ['support', 'finance'] })
  @ReasonedAction(':id/check')
  async check(admin: AdminCaller, paymentId: string, reason: string) {
    return { success: true, state: await this.checkPayment(admin, { paymentId, reason }) };
  }

  @Access('admin', { roles: ['finance'], proof: true })
  @EntryAction(':id/refund', refundBody)
  async refund(
    admin: AdminCaller,
    paymentId: string,
    { reason, providerPaymentId, speed }: z.infer<typeof refundBody>,
  ) {
    const request = { paymentId, providerPaymentId: providerPaymentId || null, reason, speed };
    return { success: true, refundId: await this.refundPayment(admin, request) };
  }
}
