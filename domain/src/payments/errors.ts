import { DomainError } from '../kernel/errors.js';

const PENDING_MESSAGE =
  'We are checking your payment with the payment provider. Please do not pay again.';

export class GatewayFailed extends DomainError {
  constructor(message = 'The payment provider did not answer as expected.') {
    super('unavailable', 'gateway_failed', message, { retryAfterSeconds: 5 });
  }
}

/** The provider gives no answer at all: it can't be reached, is too slow, or refuses all calls. */
export class ProviderAway extends GatewayFailed {}

export class OrderNotMade extends GatewayFailed {
  constructor() {
    super('Failed to create order');
  }
}

export class ProviderSilent extends DomainError {
  constructor() {
    const words = 'The payment provider did not answer. Please try again in a while.';
    super('unavailable', 'provider_silent', words, { retryAfterSeconds: 5 });
  }
}

export class AlreadyPaid extends DomainError {
  constructor() {
    super('conflict', 'already_paid', 'You have already paid the test fee.');
  }
}

export class FeeChanged extends DomainError {
  constructor() {
    super('conflict', 'fee_changed', 'The fee has changed, please read again');
  }
}

export class WrongAmount extends DomainError {
  constructor() {
    super('invalid', 'wrong_amount', 'Failed to create order');
  }
}

export class PaymentNotVerified extends DomainError {
  constructor() {
    super('invalid', 'payment_not_verified', 'Payment verification failed');
  }
}

export class PaymentPending extends DomainError {
  constructor() {
    super('conflict', 'payment_pending', PENDING_MESSAGE);
  }
}

export class NothingToRefund extends DomainError {
  constructor() {
    super('conflict', 'nothing_to_refund', 'There is nothing of this payment to give back.');
  }
}

export class RefundProposed extends DomainError {
  constructor() {
    super('conflict', 'refund_proposed', 'A refund of this payment is proposed already.');
  }
}

export class ProposalDecided extends DomainError {
  constructor() {
    super('conflict', 'proposal_decided', 'Somebody has decided this proposal meanwhile.');
  }
}

export class ProposalVoid extends DomainError {
  constructor() {
    super(
      'conflict',
      'proposal_void',
      'What was proposed can’t be given back any more: the payment has changed since.',
    );
  }
}

export class OwnProposal extends DomainError {
  constructor() {
    super('forbidden', 'own_proposal', 'Someone else has to approve what you proposed.');
  }
}

/** A refund beside a dispute that the bank has not decided would give the money back twice. */
export class RefundWhileDisputed extends DomainError {
  constructor() {
    const words =
      'The bank has not decided a dispute of this payment. To give the money back, accept the ' +
      'dispute at the provider: a refund as well would give it back twice.';
    super('conflict', 'payment_disputed', words);
  }
}

export class ReceiptNotFound extends DomainError {
  constructor() {
    super('not-found', 'receipt_not_found', 'There is no such receipt.');
  }
}

export class CreditNoteNotFound extends DomainError {
  constructor() {
    super('not-found', 'credit_note_not_found', 'There is no such credit note.');
  }
}

export class DisputeNotFound extends DomainError {
  constructor() {
    super('not-found', 'dispute_not_found', 'There is no such dispute.');
  }
}

export class RefundRefused extends DomainError {
  constructor() {
    super('conflict', 'refund_refused', 'The payment provider refused the refund.');
  }
}

export class CaptureRefused extends DomainError {
  constructor() {
    super('conflict', 'capture_refused', 'The payment provider refused the capture.');
  }
}
