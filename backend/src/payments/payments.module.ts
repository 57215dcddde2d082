import { Module } from '@nestjs/common';
import {
  checkPayment,
  createOrder,
  refundPayment,
  verifyPayment,
} from '@portal/domain/payments/index.js';
import { useCases } from '../platform/use-cases.js';
import { PaymentActionsController } from './payment-actions.controller.js';
import { PaymentController } from './payment.controller.js';
import { ReceiptsController, AdminReceiptsController } from './receipts.controller.js';
import { WebhookController } from './webhook.controller.js';

@Module({
  controllers: [
    PaymentController,
    WebhookController,
    ReceiptsController,
    AdminReceiptsController,
    PaymentActionsController,
  ],
  providers: [...useCases(checkPayment, createOrder, refundPayment, verifyPayment)],
})
export class PaymentsModule {}
