import { DomainError } from '../kernel/errors.js';

/** What a student is told as long as nobody knows what became of a payment. */
const PENDING_MESSAGE =
  'We are checking your payment with the payment provider. Please do not pay again.';

/** The provider is down, slow, or gave an answer that can't be read. */
export class GatewayFailed extends DomainError {
  constructor(message = 'The payment provider did not answer as expected.') {
    super('unavailable', 'gateway_failed', message, { retryAfterSeconds: 5 });
  }
}

/** The provider gives no answer at all: it can't be reached, is too slow, or refuses all calls. */
export class ProviderAway extends GatewayFailed {}

/** The provider did not make the order that a student asked for. */
export class OrderNotMade extends GatewayFailed {
  constructor() {
    super('Failed to create order');
  }
}

/** The provider did not answer an admin who asked what became of a payment. */
export class ProviderSilent extends DomainError {
  constructor() {
    const words = 'The payment provider did not answer. Please try again in a while.';
    super('unavailable', 'provider_silent', words, { retryAfterSeconds: 5 });
  }
}

/** The student has paid already, and can't be charged again. */
export class AlreadyPaid extends DomainError {
  constructor() {
    super('conflict', 'already_paid', 'You have already paid the test fee.');
  }
}

/** The page showed another fee, or other terms, than those that are due. */
export class FeeChanged extends DomainError {
  constructor() {
    super('conflict', 'fee_changed', 'The fee has changed, please read again');
  }
}

/** The request names another currency than the server's, or an amount that no fee can be. */
export class WrongAmount extends DomainError {
  constructor() {
    super('invalid', 'wrong_amount', 'Failed to create order');
  }
}

/** The proof is not the provider's, or not for an order of this student. */
export class PaymentNotVerified extends DomainError {
  constructor() {
    super('invalid', 'payment_not_verified', 'Payment verification failed');
  }
}

/** A proof of payment was handed in, and the provider has not said yet what became of the money. */
export class PaymentPending extends DomainError {
  constructor() {
    super('conflict', 'payment_pending', PENDING_MESSAGE);
  }
}

/** There is no money of this payment to give back. */
export class NothingToRefund extends DomainError {
  constructor() {
    super('conflict', 'nothing_to_refund', 'There is nothing of this payment to give back.');
  }
}

/** Somebody has proposed to give this money back already. */
export class RefundProposed extends DomainError {
  constructor() {
    super('conflict', 'refund_proposed', 'A refund of this payment is proposed already.');
  }
}

/** Somebody has decided the proposal meanwhile. */
export class ProposalDecided extends DomainError {
  constructor() {
    super('conflict', 'proposal_decided', 'Somebody has decided this proposal meanwhile.');
  }
}

/** The money that the proposal is about was given back meanwhile, or a bank wants it. */
export class ProposalVoid extends DomainError {
  constructor() {
    super(
      'conflict',
      'proposal_void',
      'What was proposed can’t be given back any more: the payment has changed since.',
    );
  }
}

/** Nobody approves what they proposed themselves. */
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

/** There is no such receipt, or it is another student's. */
export class ReceiptNotFound extends DomainError {
  constructor() {
    super('not-found', 'receipt_not_found', 'There is no such receipt.');
  }
}

/** There is no such credit note, or it is another student's. */
export class CreditNoteNotFound extends DomainError {
  constructor() {
    super('not-found', 'credit_note_not_found', 'There is no such credit note.');
  }
}

/** There is no such dispute. */
export class DisputeNotFound extends DomainError {
  constructor() {
    super('not-found', 'dispute_not_found', 'There is no such dispute.');
  }
}

/** The provider does not give this money back. */
export class RefundRefused extends DomainError {
  constructor() {
    super('conflict', 'refund_refused', 'The payment provider refused the refund.');
  }
}

/** The provider does not take this money: it was taken already, or went back to the customer. */
export class CaptureRefused extends DomainError {
  constructor() {
    super('conflict', 'capture_refused', 'The payment provider refused the capture.');
  }
}
