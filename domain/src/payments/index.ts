export type {
  PaymentAttemptState,
  ProviderUpdate,
  RefundRecord,
  RefundState,
} from './ledger/attempt.js';
export type { PaymentHistoryEntry } from './ledger/history.js';
export { decideDifference } from './settlements/decide-difference.js';
export {
  DIFFERENCE_DECISIONS,
  type DifferenceDecided,
  type DifferenceRepository,
} from './settlements/difference.js';
export { CHARGEBACK_STATES, type Chargeback, type ChargebackState } from './ledger/chargeback.js';
export {
  CaptureRefused,
  CreditNoteNotFound,
  GatewayFailed,
  PaymentNotVerified,
  PaymentPending,
  ProviderAway,
  ReceiptNotFound,
  RefundRefused,
} from './errors.js';
export { createOrder } from './orders/create-order.js';
export type { OrderTerms } from './orders/order-terms.js';
export { feeStateOf } from './orders/payment-claim.js';
export { PAISE_PER_RUPEE, UNPAID_STATES, statusOf, type Payment } from './ledger/payment.js';
export { verifyPayment } from './orders/verify-payment.js';
export { verifyReturnedPayment } from './orders/verify-returned-payment.js';
export {
  CHARGEBACK_STATE_WORDS,
  PAYMENT_STATE_WORDS,
  REFUND_STATE_WORDS,
  UPDATE_SOURCE_WORDS,
  UPDATE_WORDS,
} from './payment-words.js';
export type {
  Pause,
  PaymentGateway,
  PaymentRepository,
  ProviderEntry,
  ProviderOrder,
  ProviderPayment,
  RefundAnswer,
  PaymentStores,
} from './ports.js';
export type { CreditCause, CreditNote, CreditNoteRepository } from './receipts/credit-note.js';
export { financialYearBounds, monthBounds } from './receipts/financial-year.js';
export { GST_STATES, stateOfGstin, type GstRegistration } from './receipts/gst.js';
export { nameInvoiceState, ownInvoiceState } from './receipts/invoice-state.js';
export { PLACE_RULES, STATE_NAMES } from './receipts/place-of-supply.js';
export {
  customerFeeOf,
  refundedOf,
  type Receipt,
  type ReceiptIssuer,
  type ReceiptRepository,
  type ReceiptTax,
} from './receipts/receipt.js';
export { checkOwnPayment } from './reconciliation/check-own-payment.js';
export { checkPayment } from './reconciliation/check-payment.js';
export { checkPayments } from './reconciliation/check-payments.js';
export { reconcilePayments } from './reconciliation/reconcile-payments.js';
export { refundPayment } from './refunds/refund-payment.js';
export { REFUND_SPEEDS, type Refund, type RefundRepository } from './refunds/refund.js';
export { retryRefunds } from './refunds/send-refund.js';
export { readSettlements } from './settlements/read-settlements.js';
export type {
  SettledEntry,
  SettledKind,
  SettlementRepository,
  SettlementState,
} from './settlements/settlement.js';
export { processWebhookEvents } from './webhooks/process-webhook-events.js';
export type { ProviderEvent, ProviderEventInbox, WaitingEvent } from './webhooks/provider-event.js';
