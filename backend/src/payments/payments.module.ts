import { Module } from '@nestjs/common';
import { MoneyDeskController } from './money-desk.controller.js';
import { OwnPaymentController, InvoiceStateController } from './own-payment.controller.js';
import { PaymentActionsController } from './payment-actions.controller.js';
import { PaymentController } from './payment.controller.js';
import { OwnPapersController, PapersController } from './papers.controller.js';
import { WebhookController } from './webhook.controller.js';

@Module({
  controllers: [
    PaymentController,
    OwnPaymentController,
    InvoiceStateController,
    WebhookController,
    OwnPapersController,
    PapersController,
    MoneyDeskController,
    PaymentActionsController,
  ],
})
export class PaymentsModule {}
