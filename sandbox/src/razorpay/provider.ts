import { newDispute, stepped, type DisputeStep } from './dispute.js';
import type { Dispute, Order, Payment, PaymentProof, Refund, Settlement } from './entities.js';
import type { Ledger } from './ledger.js';
import { attempted, newOrder, paid } from './order.js';
import { authorized, authorizedLate, captured, declined, type Customer } from './payment.js';
import { NO_FAULTS, type Faults } from './faults.js';
import { finished, newRefund, withRefunded, type RefundWish } from './refund.js';
import { ProviderError } from './provider-error.js';
import { settled } from './settlement.js';
import { provePayment } from './secrets.js';
import { eventAbout, type EventName } from './webhook-event.js';
import type { Webhooks } from './webhooks.js';

/** Set to false, no event is sent: as if all webhooks were lost. */
export type DeliveryOptions = { readonly sendWebhooks?: boolean };

/** How a payment differs from a normal authorised one. */
export type OddPayment = Partial<Pick<Payment, 'status' | 'amount' | 'currency'>>;

const SOMEONE: Customer = {
  email: 'customer@example.com',
  contact: '+910000000000',
  description: null,
  notes: [],
};

const nowSeconds = () => Math.floor(Date.now() / 1000);

export class Provider {
  faults: Faults = NO_FAULTS;

  constructor(
    readonly ledger: Ledger,
    private readonly webhooks: Webhooks,
    private readonly options: { readonly keySecret: string; readonly sendWebhooks: boolean },
  ) {}

  /** Switches these faults on, and all others off. */
  injectFaults(faults: Partial<Faults>): void {
    this.faults = { ...NO_FAULTS, ...faults };
  }

  createOrder(fields: Readonly<Record<string, unknown>>): Order {
    const order = newOrder(fields, nowSeconds());
    this.ledger.enter({ order });
    return order;
  }

  /** The customer pays, and the money is captured at once. */
  pay(orderId: string, customer = SOMEONE, delivery: DeliveryOptions = {}): PaymentProof {
    const payment = this.authorize(orderId, customer, delivery);
    this.capture(payment.id, payment.amount, delivery);
    return provePayment(orderId, payment.id, this.options.keySecret);
  }

  /** Checkout signs a payment that is not as it should be; the product gets no event of it. */
  signOdd(orderId: string, odd: OddPayment): PaymentProof {
    const order = this.ledger.find('order', orderId);
    const payment = { ...authorized(order, SOMEONE, nowSeconds()), ...odd };
    this.ledger.enter({ payment: { ...payment, captured: payment.status === 'captured' } });
    return provePayment(orderId, payment.id, this.options.keySecret);
  }

  authorize(orderId: string, customer = SOMEONE, delivery: DeliveryOptions = {}): Payment {
    const order = attempted(this.ledger.find('order', orderId));
    const payment = authorized(order, customer, nowSeconds(), this.faults);
    this.ledger.enter({ order, payment });
    this.tell('payment.authorized', { payment }, delivery);
    return payment;
  }

  fail(orderId: string, customer = SOMEONE, delivery: DeliveryOptions = {}): Payment {
    const order = attempted(this.ledger.find('order', orderId));
    const payment = declined(order, customer, nowSeconds());
    this.ledger.enter({ order, payment });
    this.tell('payment.failed', { payment }, delivery);
    return payment;
  }

  /** The bank agrees to a payment that had failed, and the money is collected. */
  succeedLate(paymentId: string, delivery: DeliveryOptions = {}): PaymentProof {
    const payment = authorizedLate(this.ledger.find('payment', paymentId));
    this.ledger.enter({ payment });
    this.tell('payment.authorized', { payment }, delivery);
    this.capture(paymentId, payment.amount, delivery);
    return provePayment(payment.order_id, paymentId, this.options.keySecret);
  }

  capture(paymentId: string, amount: number, delivery: DeliveryOptions = {}): Payment {
    const payment = captured(this.ledger.find('payment', paymentId), amount);
    const order = paid(this.ledger.find('order', payment.order_id), amount);
    this.ledger.enter({ order, payment });
    this.tell('payment.captured', { payment }, delivery);
    this.tell('order.paid', { payment, order }, delivery);
    return payment;
  }

  /** Pays an order that is already paid, as in a second window. */
  payAgain(orderId: string, delivery: DeliveryOptions = {}): PaymentProof {
    const order = this.ledger.find('order', orderId);
    const authorised = authorized(order, SOMEONE, nowSeconds(), this.faults);
    const payment = captured(authorised, authorised.amount);
    this.ledger.enter({ payment });
    this.tell('payment.captured', { payment }, delivery);
    return provePayment(orderId, payment.id, this.options.keySecret);
  }

  refund(paymentId: string, wish: RefundWish, delivery: DeliveryOptions = {}): Refund {
    const { receipt } = wish;
    if (receipt !== null && this.ledger.all('refund').some((known) => known.receipt === receipt)) {
      throw new ProviderError('The receipt is used by another refund.', 'receipt');
    }
    const before = this.ledger.find('payment', paymentId);
    const refund = newRefund(before, wish, nowSeconds());
    const payment = withRefunded(before, refund.amount);
    this.ledger.enter({ payment, refund });
    this.tell('refund.created', { refund, payment }, delivery);
    const made = finished(refund);
    this.ledger.enter({ payment, refund: made });
    this.tell('refund.processed', { refund: made, payment }, delivery);
    return made;
  }

  /** The customer's bank disputes a payment: all of it, or this amount. */
  dispute(paymentId: string, amount?: number, delivery: DeliveryOptions = {}): Dispute {
    const payment = this.ledger.find('payment', paymentId);
    const dispute = newDispute(payment, amount, nowSeconds());
    this.ledger.enter({ dispute });
    this.tell('payment.dispute.created', { payment, dispute }, delivery);
    return dispute;
  }

  stepDispute(disputeId: string, step: DisputeStep, delivery: DeliveryOptions = {}): Dispute {
    const dispute = stepped(this.ledger.find('dispute', disputeId), step);
    const payment = this.ledger.find('payment', dispute.payment_id);
    this.ledger.enter({ dispute });
    this.tell(`payment.dispute.${step}`, { payment, dispute }, delivery);
    return dispute;
  }

  settle(): Settlement {
    const settlement = settled(this.ledger, nowSeconds());
    this.ledger.enter({ settlement });
    return settlement;
  }

  private tell(
    event: EventName,
    about: Parameters<typeof eventAbout>[1],
    delivery: DeliveryOptions,
  ) {
    if (delivery.sendWebhooks ?? this.options.sendWebhooks) {
      this.webhooks.send(eventAbout(event, about, nowSeconds()), this.faults);
    }
  }
}
