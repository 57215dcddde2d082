import { DomainError, unavailable, conflict, invalid, notFound } from '../kernel/errors.js';

const PENDING_MESSAGE =
  'We are checking your payment with the payment provider. Please do not pay again.';

export class GatewayFailed extends DomainError {
  constructor(message = 'The payment provider did not answer as expected.') {
    super('unavailable', 'gateway_failed', message, { retryAfterSeconds: 5 });
  }
}

/** The provider gives no answer: it can't be reached, is too slow, or refuses all calls. */
export class ProviderAway extends GatewayFailed {}

export class OrderNotMade extends GatewayFailed {
  constructor() {
    super('Failed to create order');
  }
}

export class ProviderSilent extends unavailable(
  'provider_silent',
  'The payment provider did not answer. Please try again in a while.',
  { retryAfterSeconds: 5 },
) {}

export class AlreadyPaid extends conflict('already_paid', 'You have already paid the test fee.') {}

export class FeeChanged extends conflict('fee_changed', 'The fee has changed, please read again') {}

export class NoTestOffered extends conflict(
  'no_test_offered',
  'There are too few questions for a test in any domain just now. Please pay when a test is offered again.',
) {}

export class WrongAmount extends invalid('wrong_amount', 'Failed to create order') {}

export class PaymentNotVerified extends invalid(
  'payment_not_verified',
  'Payment verification failed',
) {}

export class PaymentPending extends conflict('payment_pending', PENDING_MESSAGE) {}

export class NothingToRefund extends conflict(
  'nothing_to_refund',
  'There is nothing of this payment to give back.',
) {}

/** With an undecided chargeback, a refund would give the money back twice. */
export class RefundWhileChargeback extends conflict(
  'chargeback_open',
  'The bank has not decided a chargeback of this payment. To give the money back, accept the ' +
    'chargeback at the provider: a refund as well would give it back twice.',
) {}

export class ReceiptNotFound extends notFound('receipt_not_found', 'There is no such receipt.') {}

export class CreditNoteNotFound extends notFound(
  'credit_note_not_found',
  'There is no such credit note.',
) {}

export class RefundRefused extends conflict(
  'refund_refused',
  'The payment provider refused the refund.',
) {}

export class CaptureRefused extends conflict(
  'capture_refused',
  'The payment provider refused the capture.',
) {}
