import { Module } from '@nestjs/common';
import { InvoiceStateController } from './invoice-state.controller.js';
import { MoneyDeskController } from './money-desk.controller.js';
import { OwnPaymentController } from './own-payment.controller.js';
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
