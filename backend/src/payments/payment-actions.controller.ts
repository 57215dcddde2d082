import { Controller, Inject } from '@nestjs/common';
import { checkPayment, REFUND_SPEEDS, refundPayment } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { EntryAction, reasonBody, ReasonedAction } from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import { textOrEmpty } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';

const refundBody = reasonBody.extend({
  providerPaymentId: textOrEmpty,
  speed: z.enum(REFUND_SPEEDS).default('normal'),
});

@Controller('api/admin/payments')
export class PaymentActionsController {
  @Inject(RUN) private readonly run!: Run;

  @Access('admin', { roles: ['support', 'finance'] })
  @ReasonedAction(':id/check')
  async check(admin: AdminCaller, paymentId: string, reason: string) {
    return { success: true, state: await this.run(checkPayment, admin, { paymentId, reason }) };
  }

  @Access('admin', { roles: ['finance'], proof: true })
  @EntryAction(':id/refund', refundBody)
  async refund(
    admin: AdminCaller,
    paymentId: string,
    { reason, providerPaymentId, speed }: z.infer<typeof refundBody>,
  ) {
    const request = { paymentId, providerPaymentId: providerPaymentId || null, reason, speed };
    return { success: true, refundId: await this.run(refundPayment, admin, request) };
  }
}
