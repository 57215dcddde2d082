import { testRefusals } from '../testing/test-refusals.js';
import * as refusals from './errors.js';

testRefusals(
  refusals,
  `
GatewayFailed unavailable gateway_failed The payment provider did not answer as expected.
ProviderAway unavailable gateway_failed The payment provider did not answer as expected.
OrderNotMade unavailable gateway_failed Failed to create order
ProviderSilent unavailable provider_silent The payment provider did not answer. Please try again in a while.
AlreadyPaid conflict already_paid You have already paid the test fee.
FeeChanged conflict fee_changed The fee has changed, please read again
NoTestOffered conflict no_test_offered There are too few questions for a test in any domain just now. Please pay when a test is offered again.
WrongAmount invalid wrong_amount Failed to create order
PaymentNotVerified invalid payment_not_verified Payment verification failed
NothingToRefund conflict nothing_to_refund There is nothing of this payment to give back.
PaymentPending conflict payment_pending We are checking your payment with the payment provider. Please do not pay again.
CaptureRefused conflict capture_refused The payment provider refused the capture.
ReceiptNotFound not-found receipt_not_found There is no such receipt.
RefundRefused conflict refund_refused The payment provider refused the refund.
RefundWhileChargeback conflict chargeback_open
CreditNoteNotFound not-found credit_note_not_found
`,
);

it('asks to try again soon when the provider failed', () => {
  expect(new refusals.ProviderSilent().details.retryAfterSeconds).toBe(5);
  expect(new refusals.GatewayFailed().details.retryAfterSeconds).toBe(5);
});
