import { Module } from '@nestjs/common';
import { AdminCreditNotesController, CreditNotesController } from './credit-notes.controller.js';
import { GstController } from './gst.controller.js';
import { InvoiceStateController } from './invoice-state.controller.js';
import { MoneyDeskController } from './money-desk.controller.js';
import { OwnPaymentController } from './own-payment.controller.js';
import { PaymentActionsController } from './payment-actions.controller.js';
import { PaymentController } from './payment.controller.js';
import { ReceiptsController, AdminReceiptsController } from './receipts.controller.js';
import { WebhookController } from './webhook.controller.js';

@Module({
  controllers: [
    PaymentController,
    OwnPaymentController,
    InvoiceStateController,
    WebhookController,
    ReceiptsController,
    AdminReceiptsController,
    CreditNotesController,
    AdminCreditNotesController,
    GstController,
    MoneyDeskController,
    PaymentActionsController,
  ],
})
export class PaymentsModule {}
