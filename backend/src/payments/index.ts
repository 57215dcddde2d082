/** What other areas may use of this one. */
export { razorpayGateway } from './gateway.razorpay.js';
export { PAYMENT_DIFFERENCES } from './payment-differences.list.js';
export { PaymentSchema } from './payment.schema.js';
export { CHECKOUT_MINUTES, PAYMENTS } from './payments.list.js';
export { PAYMENTS_RESPONSES } from './payments.responses.js';
export { typeormPayments } from './payments.typeorm.js';
export { PROVIDER_EVENTS } from './provider-events.list.js';
export { typeormProviderEvents } from './provider-events.typeorm.js';
export { receiptAttachments } from './receipt-attachments.js';
export { issuerOf } from './receipt-issuer.js';
export { ReceiptSchema } from './receipt.schema.js';
export { typeormReceipts } from './receipts.typeorm.js';
export { RefundSchema } from './refund.schema.js';
export { REFUNDS } from './refunds.list.js';
export { typeormRefunds } from './refunds.typeorm.js';
export { PaymentsModule } from './payments.module.js';
