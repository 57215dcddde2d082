import { Module } from '@nestjs/common';
import {
  checkOwnPayment,
  checkPayment,
  createOrder,
  decideDifference,
  nameInvoiceState,
  ownInvoiceState,
  approveRefund,
  declineRefund,
  proposeRefund,
  refundPayment,
  verifyPayment,
  verifyReturnedPayment,
} from '@portal/domain/payments/index.js';
import { useCases } from '../platform/use-cases.js';
import { AdminCreditNotesController, CreditNotesController } from './credit-notes.controller.js';
import { DisputesController } from './disputes.controller.js';
import { DowntimeWatch } from './downtime-watch.js';
import { GstController } from './gst.controller.js';
import { InvoiceStateController } from './invoice-state.controller.js';
import { MoneyDeskController } from './money-desk.controller.js';
import { OwnPaymentController } from './own-payment.controller.js';
import { PaymentActionsController } from './payment-actions.controller.js';
import { PaymentController } from './payment.controller.js';
import { ReceiptsController, AdminReceiptsController } from './receipts.controller.js';
import { RefundProposalsController } from './refund-proposals.controller.js';
import { WebhookController } from './webhook.controller.js';

@Module({
  controllers: [
    PaymentController,
    OwnPaymentController,
    InvoiceStateController,
    WebhookController,
    DisputesController,
    ReceiptsController,
    AdminReceiptsController,
    CreditNotesController,
    AdminCreditNotesController,
    GstController,
    MoneyDeskController,
    PaymentActionsController,
    RefundProposalsController,
  ],
  providers: [
    DowntimeWatch,
    ...useCases(
      checkOwnPayment,
      checkPayment,
      createOrder,
      decideDifference,
      nameInvoiceState,
      ownInvoiceState,
      approveRefund,
      declineRefund,
      proposeRefund,
      refundPayment,
      verifyPayment,
      verifyReturnedPayment,
    ),
  ],
})
export class PaymentsModule {}
